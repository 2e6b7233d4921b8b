import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** An icon or an emblem. */
  readonly sign?: ReactNode;
  /** What is not there. */
  readonly title: string;
  /** Why it is not there. */
  readonly text?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

export const EmptyState = ({ sign, title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {sign !== undefined && (
      <span className={styles.sign} aria-hidden>
        {sign}
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
