import { addMoney, formatAmount, type Money, ZERO } from '@hintha/money';
import { signedMoney } from '../../../shared/money/signed-money.ts';
import type { Settlement } from '../use-contracts.ts';

export interface Column {
  /** As on the wire. */
  readonly period: string;
  readonly amount: string;
  /** In parts of the highest column: what is paid, and what is not yet. */
  readonly paid: number;
  readonly open: number;
}

const PARTS = 1_000n;

const shareOf = (part: Money, most: Money): number =>
  part <= 0n || most <= 0n ? 0 : Number((part * PARTS) / most) / Number(PARTS);

/** What the periods came to, the earliest first: of several parties, and with corrections, together. */
export const columnsOf = (settlements: readonly Settlement[]): Column[] => {
  const sums = new Map<string, { amount: Money; paid: Money }>();
  for (const { period, amount, payment } of settlements.toReversed()) {
    const before = sums.get(period) ?? { amount: ZERO, paid: ZERO };
    const worth = signedMoney(amount);
    const paid = payment?.state === 'PAID' ? worth : ZERO;
    sums.set(period, { amount: addMoney(before.amount, worth), paid: addMoney(before.paid, paid) });
  }
  const most = [...sums.values()].reduce<Money>((high, { amount }) => (amount > high ? amount : high), ZERO);
  return [...sums].map(([period, { amount, paid }]) => {
    const whole = shareOf(amount, most);
    const done = Math.min(whole, shareOf(paid, most));
    return { period, amount: formatAmount(amount), paid: done, open: whole - done };
  });
};
