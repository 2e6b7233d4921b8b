import { formatAmount, negateMoney, parseAmount, sumMoney, type Money } from '@hintha/money';

const readAmount = (wire: string): Money => {
  const size = parseAmount(wire.replace('-', ''));
  if (size === 'not_an_amount') throw new TypeError(`not an amount: ${wire}`);
  return wire.startsWith('-') ? negateMoney(size) : size;
};

/** What amounts of the wire come to, written as they are. Throws a TypeError for what the server does not write. */
export const sumAmounts = (amounts: readonly string[]): string =>
  formatAmount(sumMoney(amounts.map(readAmount)));
