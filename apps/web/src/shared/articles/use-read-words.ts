import { useTranslation } from 'react-i18next';

/** What is said while something of the site is read, and when it cannot be. */
export const useReadWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('content.loading'),
    failedTitle: t('content.failedTitle'),
    failedText: t('content.failedText'),
  };
};
