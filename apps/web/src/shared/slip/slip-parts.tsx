import { Button, Icon, Money } from '@hintha/ui';
import type { ReactNode } from 'react';
import { openDeposit } from '../gate.ts';
import { useCurrencySymbol } from '../permission.ts';
import styles from './slip-parts.module.css';

// What every bet slip is made of, whatever is bet on.

interface Part {
  children: ReactNode;
}

/** A bet in words, read again before it is sent. */
export const SpokenBet = ({ children }: Part) => <p className={styles.spoken}>{children}</p>;

/** What a slip costs and can win, as pairs of names and figures. */
export const SlipFigures = ({ children }: Part) => <dl className={styles.figures}>{children}</dl>;

/** What a slip can win, beside its name. */
export const PossibleWin = ({ amount }: { amount: string }) => {
  const symbol = useCurrencySymbol();
  return (
    <dd className={styles.win}>
      <Money amount={amount} symbol={symbol} />
    </dd>
  );
};

/** Why a bet was refused. */
export const SlipError = ({ children }: Part) => (
  <p role="alert" className={styles.error}>
    <Icon name="warning" size={18} />
    <span>{children}</span>
  </p>
);

/** The wallet has not enough; the deposit is one step away, and the slip stays as it is. */
export const Shortfall = ({ text, deposit }: { text: string; deposit: string }) => (
  <p className={styles.shortfall} role="status">
    <span>{text}</span>
    <Button look="soft" onClick={openDeposit}>
      {deposit}
    </Button>
  </p>
);
