import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { type Caller, BusinessError, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../../business-day.ts';
import type { AppContext } from '../../../../app-context.ts';
import { hasUncappedWinnings } from '../../../bonuses/index.ts';
import { withdrawalsHeldUntil } from '../../../identity/index.ts';
import { type Level, readLevel } from '../../../members/index.ts';
import { isRestricted } from '../../../protection/index.ts';
import { remainingTurnover } from '../../../turnover/index.ts';
import { owed, readBalance } from '../../../wallet/index.ts';
import { sumCardCredits } from '../../deposits/deposit-store.ts';
import { selectAccountFlags } from '../flags/flag-store.ts';
import { FEE_PER_CENT, LEAST_FEE, LEAST_WITHDRAWAL, MOST_A_DAY } from '../rules.ts';
import { findInProgress, sumWithdrawals } from '../withdrawal-store.ts';

export interface Asking {
  readonly accountId: bigint;
  readonly amount: Money;
  readonly limits: Level;
}

/** Refuses a withdrawal that may not be, in the order of the rules; answers how many the day has seen before. */
export const checkWithdrawal = async (ctx: AppContext, tx: Transaction, asking: Asking): Promise<number> => {
  await checkWithdrawalEligibility(ctx, tx, asking.accountId);
  checkRange(asking);
  const earlier = await checkDay(ctx, tx, asking);
  await checkCards(ctx, tx, asking);
  const inProgress = await findInProgress(tx, asking.accountId);
  if (inProgress !== undefined) throw new BusinessError('withdrawal_in_progress', { id: String(inProgress) });
  return earlier;
};

const checkRange = ({ amount, limits }: Asking): void => {
  if (amount >= LEAST_WITHDRAWAL && amount <= limits.mostPerDay) return;
  const range = { least: formatAmount(LEAST_WITHDRAWAL), most: formatAmount(limits.mostPerDay) };
  throw new BusinessError('amount_out_of_range', range);
};

const checkDay = async ({ clock }: AppContext, tx: Transaction, asking: Asking): Promise<number> => {
  const { accountId, amount, limits } = asking;
  const day = await sumWithdrawals(tx, accountId, dayStartOf(clock.now()));
  const left = limits.mostPerDay - day.amount;
  if (amount > left || day.count >= MOST_A_DAY)
    throw new BusinessError('daily_limit_reached', {
      left: formatAmount(money(left > 0n ? left : 0n)),
      timesLeft: Math.max(0, MOST_A_DAY - day.count),
    });
  return day.count;
};

const CARD_MS = 72 * 60 * 60_000;

/** Refuses where nothing may leave the account now, whichever way: to be paid out or to be sent on. */
export const checkWithdrawalEligibility = async (
  ctx: AppContext,
  tx: Transaction,
  accountId: bigint,
): Promise<void> => {
  if (await isRestricted(ctx, tx, accountId, 'WITHDRAWALS')) throw new BusinessError('withdrawals_stopped');
  const until = await withdrawalsHeldUntil(ctx, tx, accountId);
  if (until !== null) throw new BusinessError('withdrawals_held', { until: until.getTime() });
  const remaining = await remainingTurnover(tx, accountId);
  if (remaining > 0n) throw new BusinessError('turnover_required', { remaining: formatAmount(remaining) });
  if (await hasUncappedWinnings(tx, accountId)) throw new BusinessError('money_away');
  const debt = await owed(tx, accountId);
  const marks = await selectAccountFlags(tx, accountId);
  if (debt > 0n || marks.includes('LOCKED'))
    throw new BusinessError('withdrawals_locked', { owed: formatAmount(debt) });
};

/** What came by card cannot leave for three days, in which its bank takes most of what it takes back. */
export const checkCards = async (
  { clock }: AppContext,
  tx: Transaction,
  { accountId, amount }: { accountId: bigint; amount: Money },
): Promise<void> => {
  const since = new Date(clock.now().getTime() - CARD_MS);
  const { total, firstAt } = await sumCardCredits(tx, accountId, since);
  const available = (await readBalance(tx, accountId))?.available ?? ZERO;
  if (firstAt !== null && amount <= available && amount > available - total)
    throw new BusinessError('card_money_held', { until: firstAt.getTime() + CARD_MS });
};

/** What a member may ask for just now, and what the house keeps of it. */
export interface OpenLimits {
  readonly least: Money;
  readonly most: Money;
  /** What is left of the business day, in money and in times. */
  readonly leftToday: Money;
  readonly timesLeft: number;
  /** How many more of the day cost nothing; after them a share is kept, and never less than the least fee. */
  readonly freeLeft: number;
  readonly feePerCent: bigint;
  readonly leastFee: Money;
}

export const readLimits = async ({ db, clock }: AppContext, { accountId }: Caller): Promise<OpenLimits> => {
  const { mostPerDay, freePerDay } = await readLevel(db, accountId);
  const day = await sumWithdrawals(db, accountId, dayStartOf(clock.now()));
  const left = mostPerDay - day.amount;
  return {
    least: LEAST_WITHDRAWAL,
    most: mostPerDay,
    leftToday: left > 0n ? money(left) : ZERO,
    timesLeft: Math.max(0, MOST_A_DAY - day.count),
    freeLeft: Math.max(0, freePerDay - day.count),
    feePerCent: FEE_PER_CENT,
    leastFee: LEAST_FEE,
  };
};
