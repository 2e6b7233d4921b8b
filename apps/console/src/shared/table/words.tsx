import styles from './words.module.css';

/** What somebody wrote, in lines of a readable length, so that it does not pull a list apart. */
export const Words = ({ children }: { children: string | null }) => (
  <span className={styles.words}>{children ?? '–'}</span>
);
