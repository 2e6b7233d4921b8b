import { useTranslation } from 'react-i18next';

/** What the lists say of themselves while they are read and when they cannot be. */
export const usePromotionWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('promotions.loading'),
    failedTitle: t('promotions.failedTitle'),
    failedText: t('promotions.failedText'),
  };
};
