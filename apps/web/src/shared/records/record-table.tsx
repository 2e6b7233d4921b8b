import type { ReactNode } from 'react';
import { formatMoment } from '../format/format-time.ts';
import styles from './record-table.module.css';

interface Head {
  name: string;
  isAmount?: boolean;
}

interface RecordTableProps {
  label: string;
  heads: readonly Head[];
  foot?: ReactNode;
  children: ReactNode;
}

/** A table of a record; where it is wider than its place it scrolls by itself. */
export const RecordTable = ({ label, heads, foot, children }: RecordTableProps) => (
  <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map(({ name, isAmount }) => (
            <th key={name} scope="col" className={isAmount ? styles.amount : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  </div>
);

interface RecordRowProps {
  at: number;
  /** What the row opens, told with its time. */
  nameOf: (time: string) => string;
  /** None where the row is all there is. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A row that opens its detail; its time is the button for the keyboard. */
export const RecordRow = ({ at, nameOf, onOpen, children }: RecordRowProps) => {
  const time = formatMoment(at);
  if (onOpen === undefined)
    return (
      <tr>
        <td>
          <span className={`num ${styles.time}`}>{time}</span>
        </td>
        {children}
      </tr>
    );
  return (
    <tr className={styles.row} onClick={onOpen}>
      <td>
        <button type="button" className={styles.opener} aria-haspopup="dialog" aria-label={nameOf(time)}>
          <span className="num">{time}</span>
        </button>
      </td>
      {children}
    </tr>
  );
};

export const AmountCell = ({ children }: { children: ReactNode }) => (
  <td className={styles.amount}>{children}</td>
);

/** A cell of two lines: what it is, and smaller what it belongs to. */
export const NameCell = ({ name, note }: { name: string; note: string }) => (
  <td>
    <span className={styles.name}>{name}</span>
    <span className={styles.note}>{note}</span>
  </td>
);
