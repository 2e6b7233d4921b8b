import { formatAmount, money, parseAmount, type Money } from '@hintha/money';

/** Reads an amount the studio sent; a malformed one is a fault of the wire, not of the player. */
export const readAmount = (wire: string): Money => {
  const amount = parseAmount(wire);
  if (amount === 'not_an_amount') throw new Error(`not an amount: ${wire}`);
  return amount;
};

export const timesAmount = (amount: Money, count: number): Money => money(amount * BigInt(count));

/** `Ks 1,234.50`: Latin digits and two decimals in every language, a true minus sign when negative. */
export const showAmount = (amount: Money, symbol: string): string => {
  const wire = formatAmount(amount);
  const grouped = wire.replace('-', '').replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${amount < 0n ? '\u2212' : ''}${symbol}\u00A0${grouped}`;
};

/** The same, with a plus sign in front of a gain: for results that may go either way. */
export const showSigned = (amount: Money, symbol: string): string =>
  `${amount > 0n ? '+' : ''}${showAmount(amount, symbol)}`;

/** `2,500`: a whole number of coins. */
export const showCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
