import type { ReactNode } from 'react';
import styles from './area-page.module.css';

/** A page of amounts in the account area, or what is opened over it: one part below the other. */
export const AreaPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
