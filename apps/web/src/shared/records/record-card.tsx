import type { ReactNode } from 'react';
import { formatMoment } from '../format/format-time.ts';
import styles from './record-cards.module.css';

interface RecordCardProps {
  title: string;
  /** Beside the title: its state or its amount. */
  beside: ReactNode;
  at: number;
  note: string;
  /** Two figures at most; the rest is behind the tap. */
  figures: readonly { name: string; figure: ReactNode }[];
  /** None where the card is all there is. */
  onOpen?: (() => void) | undefined;
}

/** A row of a record where there is no room for a table. */
export const RecordCard = ({ onOpen, ...shown }: RecordCardProps) => (
  <li>
    {onOpen === undefined ? (
      <div className={`${styles.card} ${styles.whole}`}>
        <Shown {...shown} />
      </div>
    ) : (
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onOpen}>
        <Shown {...shown} />
      </button>
    )}
  </li>
);

const Shown = ({ title, beside, at, note, figures }: Omit<RecordCardProps, 'onOpen'>) => (
  <>
    <span className={styles.line}>
      <span className={styles.title}>{title}</span>
      {beside}
    </span>
    <span className={styles.note}>
      <span className="num">{formatMoment(at)}</span> · {note}
    </span>
    <span className={styles.line}>
      {figures.map(({ name, figure }) => (
        <span key={name}>
          <span className={styles.name}>{name}</span> {figure}
        </span>
      ))}
    </span>
  </>
);

export const RecordCards = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);
