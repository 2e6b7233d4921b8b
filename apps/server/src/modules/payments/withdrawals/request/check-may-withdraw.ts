import { formatAmount, money, type Money } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../../business-day.ts';
import type { House } from '../../../../house.ts';
import type { Level } from '../../../members/index.ts';
import { LEAST_WITHDRAWAL, MOST_A_DAY } from '../rules/limits.ts';
import { findInProgress, sumWithdrawals } from '../withdrawal-store.ts';
import { checkCards, checkMayLeave } from './check-may-leave.ts';

export interface Asking {
  readonly accountId: bigint;
  readonly amount: Money;
  readonly limits: Level;
}

/** Refuses a withdrawal that may not be, in the order of the rules; answers how many the day has seen before. */
export const checkMayWithdraw = async (house: House, tx: Transaction, asking: Asking): Promise<number> => {
  await checkMayLeave(house, tx, asking.accountId);
  checkRange(asking);
  const earlier = await checkDay(house, tx, asking);
  await checkCards(house, tx, asking);
  const inProgress = await findInProgress(tx, asking.accountId);
  if (inProgress !== undefined) throw new Refusal('withdrawal_in_progress', { id: String(inProgress) });
  return earlier;
};

const checkRange = ({ amount, limits }: Asking): void => {
  if (amount >= LEAST_WITHDRAWAL && amount <= limits.mostPerDay) return;
  const range = { least: formatAmount(LEAST_WITHDRAWAL), most: formatAmount(limits.mostPerDay) };
  throw new Refusal('amount_out_of_range', range);
};

const checkDay = async ({ clock }: House, tx: Transaction, asking: Asking): Promise<number> => {
  const { accountId, amount, limits } = asking;
  const day = await sumWithdrawals(tx, accountId, dayStartOf(clock.now()));
  const left = limits.mostPerDay - day.amount;
  if (amount > left || day.count >= MOST_A_DAY)
    throw new Refusal('daily_limit_reached', {
      left: formatAmount(money(left > 0n ? left : 0n)),
      timesLeft: Math.max(0, MOST_A_DAY - day.count),
    });
  return day.count;
};
