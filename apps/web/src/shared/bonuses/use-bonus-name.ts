import { useTranslation } from 'react-i18next';

/** What people call a kind of bonus; one that the page does not know is a bonus. */
export const useBonusName = (): ((kind: string) => string) => {
  const { t } = useTranslation('account');
  const names = t('bonuses.names', { returnObjects: true });
  const known = new Map(Object.entries(names));
  return (kind) => known.get(kind) ?? names.other;
};
