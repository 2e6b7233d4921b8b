import { useTranslation } from 'react-i18next';

/** What the figures say of themselves while they are read and when they cannot be. */
export const useProfitWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('profit.loading'),
    failedTitle: t('profit.failedTitle'),
    failedText: t('profit.failedText'),
  };
};
