import { useTranslation } from 'react-i18next';

/** What people call a kind of movement; one that the page does not know is a movement. */
export const useKindName = (): ((kind: string) => string) => {
  const { t } = useTranslation('account');
  const names = t('accountRecord.kinds', { returnObjects: true });
  const known = new Map(Object.entries(names));
  return (kind) => known.get(kind) ?? names.other;
};
