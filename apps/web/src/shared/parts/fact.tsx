import type { ReactNode } from 'react';
import styles from './fact.module.css';

/** A line of a list of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
