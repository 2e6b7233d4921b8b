import { useTranslation } from 'react-i18next';

/** What is said while a record is on its way, and when it does not come. */
export const useRecordWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('rewardsStore.record.loading'),
    failedTitle: t('rewardsStore.record.failedTitle'),
    failedText: t('rewardsStore.record.failedText'),
  };
};
