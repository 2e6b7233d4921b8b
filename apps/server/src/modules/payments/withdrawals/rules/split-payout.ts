import { money, type Money } from '@hintha/money';

/** What one payment of a channel may come to; `most` is at least twice `least`. */
export interface PartLimits {
  readonly least: Money;
  readonly most: Money;
}

/**
 * The payments that an amount is paid out in: as many of the most as fit, then the rest. A rest under the least is
 * filled up from the payment before it; an amount that is under the least as a whole is one payment.
 */
export const splitPayout = (amount: Money, { least, most }: PartLimits): Money[] => {
  const rest = amount % most;
  const full = Array.from({ length: Number(amount / most) }, () => most);
  if (rest === 0n) return full;
  if (rest >= least || full.length === 0) return [...full, money(rest)];
  return [...full.slice(1), money(most - (least - rest)), least];
};
