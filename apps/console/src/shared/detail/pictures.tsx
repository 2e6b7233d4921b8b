import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** Pictures side by side. */
export const Pictures = ({ children }: { children: ReactNode }) => (
  <div className={styles.pictures}>{children}</div>
);
