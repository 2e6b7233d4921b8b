import { formatAmount } from '@hintha/money';
import type { WayUp } from './read-way-up.ts';

export const toWayUpView = ({ account, least, most, leftToday, turnoverLeft, sent }: WayUp) => ({
  account,
  least: formatAmount(least),
  most: formatAmount(most),
  leftToday: formatAmount(leftToday),
  turnoverLeft,
  sent: sent.map(({ id, amount, at }) => ({
    id: String(id),
    amount: formatAmount(amount),
    at: at.getTime(),
  })),
});
