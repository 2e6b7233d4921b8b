import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** A list with the drawer of one of its rows beside it. */
export const ListPage = ({ children, detail }: { children: ReactNode; detail?: ReactNode }) => (
  <div className={styles.page}>
    {children}
    {detail}
  </div>
);
