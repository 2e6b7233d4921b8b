import { money, type Money } from './money.ts';

/**
 * amount × numerator ÷ denominator, floored towards minus infinity: the operator rule for every payout
 * (domain conventions: a payout is floored to hundredths and never rounded up). The denominator is positive.
 */
export const floorRatio = (amount: Money, numerator: bigint, denominator: bigint): Money => {
  const product = amount * numerator;
  const quotient = product / denominator;
  return money(product < 0n && product % denominator !== 0n ? quotient - 1n : quotient);
};
