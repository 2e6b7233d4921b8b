import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A page that scrolls as a whole: what stands above, then its tabs. */
export const Page = ({ children }: Props) => <div className={styles.page}>{children}</div>;

/** What the chosen tab of a page shows, over the rest of its height. */
export const TabBody = ({ children }: Props) => <div className={styles.tab}>{children}</div>;
