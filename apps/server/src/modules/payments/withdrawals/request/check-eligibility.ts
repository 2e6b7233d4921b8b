import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { type Caller, BusinessError, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../../business-day.ts';
import type { AppContext } from '../../../../app-context.ts';
import { type Level, readLevel } from '../../../members/index.ts';
import { checkAccountMayWithdraw, checkAmountMayWithdraw } from '../../../protection/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { nextRestHours } from '../../payees/add-payee.ts';
import { type WithdrawalSettings, withdrawalSettings } from '../settings.ts';
import { findInProgress, sumWithdrawals } from '../withdrawal-store.ts';

export interface WithdrawalContext {
  readonly accountId: bigint;
  readonly amount: Money;
  readonly limits: Level;
  readonly settings: WithdrawalSettings;
}

/** Refuses a withdrawal that may not be, in the order of the rules; answers how many the day has seen before. */
export const checkWithdrawal = async (
  ctx: AppContext,
  tx: Transaction,
  context: WithdrawalContext,
): Promise<number> => {
  const withdrawal = { accountId: context.accountId, amount: context.amount, way: 'payout' } as const;
  await checkAccountMayWithdraw(ctx, tx, withdrawal);
  checkRange(context);
  const earlier = await checkDay(ctx, tx, context);
  await checkAmountMayWithdraw(ctx, tx, withdrawal);
  const inProgress = await findInProgress(tx, context.accountId);
  if (inProgress !== undefined) throw new BusinessError('withdrawal_in_progress', { id: String(inProgress) });
  return earlier;
};

const checkRange = ({ amount, limits, settings: { least } }: WithdrawalContext): void => {
  if (amount >= least && amount <= limits.mostPerDay) return;
  const range = { least: formatAmount(least), most: formatAmount(limits.mostPerDay) };
  throw new BusinessError('amount_out_of_range', range);
};

const checkDay = async (
  { clock }: AppContext,
  tx: Transaction,
  context: WithdrawalContext,
): Promise<number> => {
  const { accountId, amount, limits, settings } = context;
  const day = await sumWithdrawals(tx, accountId, dayStartOf(clock.now()));
  const left = limits.mostPerDay - day.amount;
  if (amount > left || day.count >= settings.mostPerDay)
    throw new BusinessError('daily_limit_reached', {
      left: formatAmount(money(left > 0n ? left : 0n)),
      timesLeft: Math.max(0, settings.mostPerDay - day.count),
    });
  return day.count;
};

/** What a member may ask for just now, and what it costs. */
export interface OpenLimits {
  readonly least: Money;
  readonly most: Money;
  /** What is left of the business day, in money and in times. */
  readonly leftToday: Money;
  readonly timesLeft: number;
  /** How many more of the day cost nothing; after them a share is kept, and never less than the least fee. */
  readonly freeLeft: number;
  readonly feePerCent: number;
  readonly leastFee: Money;
  /** For how long the next payee would rest; 0 for the first. */
  readonly nextPayeeRestHours: number;
}

export const readLimits = async ({ db, clock }: AppContext, { accountId }: Caller): Promise<OpenLimits> => {
  const { mostPerDay, freePerDay } = await readLevel(db, accountId);
  const settings = await readSettings(db, withdrawalSettings);
  const day = await sumWithdrawals(db, accountId, dayStartOf(clock.now()));
  const left = mostPerDay - day.amount;
  return {
    least: settings.least,
    most: mostPerDay,
    leftToday: left > 0n ? money(left) : ZERO,
    timesLeft: Math.max(0, settings.mostPerDay - day.count),
    freeLeft: Math.max(0, freePerDay - day.count),
    feePerCent: settings.feePercent,
    leastFee: settings.leastFee,
    nextPayeeRestHours: await nextRestHours(db, accountId),
  };
};
