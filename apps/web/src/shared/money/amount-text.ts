import { latinDigits } from '@hintha/money';

/** As many digits as the wire takes before the point. */
const MOST_DIGITS = 13;

/** What of a typed text is an amount in the making: digits, one point, two decimals; groups and all else fall away. */
export const plainAmount = (typed: string): string => {
  const [whole = '', ...decimals] = latinDigits(typed)
    .replaceAll(/[^\d.]/gu, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/u, '').slice(0, MOST_DIGITS);
  return decimals.length === 0 ? digits : `${digits || '0'}.${decimals.join('').slice(0, 2)}`;
};

/** An amount in the making as it stands in its field: `1,234,567.5`. */
export const groupedAmount = (plain: string): string => {
  const [whole = '', decimals] = plain.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** Where the cursor stands after so many signs of the amount, the commas between them not counted. */
export const caretAfter = (grouped: string, signs: number): number => {
  let at = 0;
  for (let seen = 0; at < grouped.length && seen < signs; at += 1) if (grouped[at] !== ',') seen += 1;
  return at;
};
