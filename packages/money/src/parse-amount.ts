import { money, type Money } from './money.ts';

export type AmountValidationError = 'not_an_amount';

// Thirteen digits before the point: thousands of such amounts still add up inside a 64-bit column.
const AMOUNT = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount as it may arrive on the wire: a decimal string or a JSON number with at most two decimals.
 * Signs, exponents, hex, blanks, leading zeros and third decimals are validation errors, as is anything above
 * 9,999,999,999,999.99.
 */
export const parseAmount = (wire: string | number): Money | AmountValidationError => {
  const match = AMOUNT.exec(typeof wire === 'number' ? String(wire) : wire);
  if (match === null) return 'not_an_amount';
  const [, whole = '', decimals = ''] = match;
  return money(BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0')));
};
