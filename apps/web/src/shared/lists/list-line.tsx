import type { ReactNode } from 'react';
import styles from './list-line.module.css';

interface ListLineProps {
  name: ReactNode;
  amount: ReactNode;
  /** What is notified, in small, and how it stands. */
  note: ReactNode;
  state: ReactNode;
}

/** A line of a short list: what it is and what it comes to, and both told further below. */
export const ListLine = ({ name, amount, note, state }: ListLineProps) => (
  <li className={styles.line}>
    <b>{name}</b>
    <span>{amount}</span>
    <span className={styles.note}>{note}</span>
    <span className={styles.note}>{state}</span>
  </li>
);
