export interface AmountParts {
  /** `−` (U+2212), or nothing. */
  readonly minus: string;
  /** Grouped by thousands, in Latin digits. */
  readonly whole: string;
  /** With the point in front; empty for an amount without decimals. */
  readonly decimals: string;
}

const AMOUNT = /^(-?)(\d+)(\.\d+)?$/;
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * Takes an amount of the wire (`-1234.50`) apart for display, digit by digit, so that none is rounded. What is no
 * amount comes back whole, because a dash in a table must not take the page down.
 */
export const splitAmount = (amount: string): AmountParts => {
  const match = AMOUNT.exec(amount);
  if (match === null) return { minus: '', whole: amount, decimals: '' };
  const [, sign = '', digits = '', decimals = ''] = match;
  const isZero = !/[1-9]/.test(digits + decimals);
  return {
    minus: sign === '' || isZero ? '' : '\u2212',
    whole: digits.replace(THOUSANDS, ','),
    decimals,
  };
};
