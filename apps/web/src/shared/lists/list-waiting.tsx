import { Skeleton } from '@hintha/ui';
import styles from './lists.module.css';

const ROWS = 8;

/** The places of rows that are on their way. */
export const ListWaiting = ({ label }: { label: string }) => (
  <div className={styles.waiting} role="status" aria-label={label}>
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} height="44px" />
    ))}
  </div>
);
