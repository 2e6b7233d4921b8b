import type { ReactNode } from 'react';
import styles from './area-page.module.css';

interface AreaPageProps {
  children: ReactNode;
  /** Takes the whole width, for cards that stand beside each other. */
  wide?: boolean;
}

/** A page of amounts in the account area, or what is opened over it: one part below the other. */
export const AreaPage = ({ children, wide = false }: AreaPageProps) => (
  <div className={wide ? styles.wide : styles.page}>{children}</div>
);
