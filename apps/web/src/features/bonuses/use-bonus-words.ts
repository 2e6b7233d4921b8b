import { useTranslation } from 'react-i18next';

/** What the lists say of themselves while they are read and when they cannot be. */
export const useBonusWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('bonuses.loading'),
    failedTitle: t('bonuses.failedTitle'),
    failedText: t('bonuses.failedText'),
  };
};
