import { formatSpan } from './format.ts';
import styles from './spans.module.css';
import { useNow } from './use-now.ts';

const SECOND_MS = 1000;

/** How long something has waited; what waits longer than `lateMs` is called out. */
export const Age = ({ since, lateMs }: { since: number; lateMs?: number | undefined }) => {
  const age = useNow(SECOND_MS) - since;
  const isLate = lateMs !== undefined && age > lateMs;
  return (
    <span className={isLate ? `num ${styles.late}` : 'num'}>
      {formatSpan(age)}
      {isLate ? '!' : ''}
    </span>
  );
};

/** Counts down to an instant. */
export const TimeLeft = ({ until }: { until: number }) => (
  <span className="num">{formatSpan(until - useNow(SECOND_MS))}</span>
);
