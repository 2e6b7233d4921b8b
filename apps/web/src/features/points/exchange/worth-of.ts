import { floorRatio, formatAmount, parseAmount, ZERO } from '@hintha/money';

interface Ratio {
  points: number;
  amount: string;
}

/** What points are worth, as an amount of the wire. */
export const worthOf = (points: number, ratio: Ratio): string => {
  const amount = parseAmount(ratio.amount);
  return formatAmount(
    amount === 'not_an_amount' ? ZERO : floorRatio(amount, BigInt(points), BigInt(ratio.points)),
  );
};
