import type { ReactNode } from 'react';
import styles from './finance.module.css';

interface Props {
  readonly caption: string;
  readonly words: readonly string[];
  /** The columns of figures stand behind those of words. */
  readonly figures: readonly string[];
  readonly children: ReactNode;
}

/** A table of the report; its rows are the caller's. */
export const FiguresTable = ({ caption, words, figures, children }: Props) => (
  <table className={styles.lines}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {words.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {figures.map((name) => (
          <th key={name} scope="col" className={styles.figures}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
);
