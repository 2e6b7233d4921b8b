import { useTranslation } from 'react-i18next';

/** What a record says of itself while it is read and when it cannot be. */
export const useRecordWords = () => {
  const { t } = useTranslation();
  return {
    waiting: t('records.loading'),
    failedTitle: t('records.failedTitle'),
    failedText: t('records.failedText'),
  };
};
