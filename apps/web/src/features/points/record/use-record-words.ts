import { useTranslation } from 'react-i18next';

/** What is said while a record is on its way, and when it does not come. */
export const useRecordWords = () => {
  const { t } = useTranslation('centre');
  return {
    waiting: t('pointMall.record.loading'),
    failedTitle: t('pointMall.record.failedTitle'),
    failedText: t('pointMall.record.failedText'),
  };
};
