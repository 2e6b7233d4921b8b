import { Button, Skeleton } from '@hintha/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './app-shell.module.css';

const SLOW_AFTER_MS = 8000;

/** Keeps the place of a page that is on its way; after eight seconds it says that the network is slow. */
export const Waiting = () => {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting} aria-busy="true">
      {slow && (
        <p className={styles.slow} role="status">
          {t('failures.slow')}
          <Button onClick={() => location.reload()}>{t('failures.retry')}</Button>
        </p>
      )}
      <Skeleton height="44px" width="240px" />
      <Skeleton height="320px" />
    </div>
  );
};
