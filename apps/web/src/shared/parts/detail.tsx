import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** A line of a list of details. */
export const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.detail}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
