import { Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './betting-record.module.css';

const ROWS = 8;

/** The places of rows that are on their way. */
export const RecordSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-label={t('records.loading')}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height="44px" />
      ))}
    </div>
  );
};
