import { Button, EmptyState, Skeleton } from '@hintha/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMember } from '../../shared/sign-in.ts';

/** The member is read with the session; when that failed, it is read again here. */
export const UnknownMember = () => {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const read = () => {
    loadMember().catch(() => setFailed(true));
  };
  useEffect(read, []);
  const readAgain = () => {
    setFailed(false);
    read();
  };
  if (!failed) return <Skeleton height="280px" />;
  return (
    <EmptyState
      title={t('accountArea.failedTitle')}
      text={t('accountArea.failedText')}
      action={<Button onClick={readAgain}>{t('failures.retry')}</Button>}
    />
  );
};
