import { Button, EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';

/** Stands where a list could not be read. */
export const ListFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('accountArea.listFailedTitle')}
      text={t('accountArea.failedText')}
      action={<Button onClick={onRetry}>{t('failures.retry')}</Button>}
    />
  );
};
