import { classNames } from '../class-names.ts';
import styles from './money.module.css';
import { splitAmount, type AmountParts } from './split-amount.ts';

const MASK = '***';

export interface MoneyProps {
  /** As on the wire: a decimal string such as `-1234.50`. */
  readonly amount: string;
  readonly symbol?: string;
  /** Profit and loss: a plus before gains, jade above zero and cinnabar below. */
  readonly signed?: boolean;
  /** Shows a mask of one width for every amount. */
  readonly hidden?: boolean;
  /** What a screen reader says of a masked amount. */
  readonly hiddenLabel?: string;
  readonly className?: string | undefined;
}

const Masked = ({ label }: { label: string | undefined }) => (
  <>
    <span aria-hidden={label !== undefined}>{MASK}</span>
    {label !== undefined && <span className="visually-hidden">{label}</span>}
  </>
);

/** Sign before the symbol, and the tone of a result. */
const verdict = ({ minus, whole, decimals }: AmountParts): { sign: string; tone: string | undefined } => {
  if (minus !== '') return { sign: minus, tone: styles.loss };
  return /[1-9]/.test(whole + decimals) ? { sign: '+', tone: styles.gain } : { sign: '', tone: undefined };
};

/** Small symbol, whole units, decimals that step back; figures of one width. */
export const Money = ({
  amount,
  symbol,
  signed = false,
  hidden = false,
  hiddenLabel,
  className,
}: MoneyProps) => {
  const parts = splitAmount(amount);
  const { sign, tone } = signed ? verdict(parts) : { sign: parts.minus, tone: undefined };
  return (
    <span className={classNames('num', styles.money, hidden ? undefined : tone, className)}>
      {hidden ? '' : sign}
      {symbol !== undefined && <small className={styles.symbol}>{symbol}&nbsp;</small>}
      {hidden ? (
        <Masked label={hiddenLabel} />
      ) : (
        <>
          {parts.whole}
          <span className={styles.decimals}>{parts.decimals}</span>
        </>
      )}
    </span>
  );
};
