import styles from './count-badge.module.css';

interface Props {
  readonly count: number;
  /** What is counted, for who does not see it. */
  readonly label: string;
  readonly isUrgent: boolean;
}

/** Beside the name of a page: how much waits there. */
export const CountBadge = ({ count, label, isUrgent }: Props) => (
  <span className={`num ${styles.badge}`} data-urgent={isUrgent || undefined}>
    <span aria-hidden>{count}</span>
    <span className="visually-hidden">{label}</span>
  </span>
);
