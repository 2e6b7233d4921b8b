import { money, ZERO, type Money } from '@hintha/money';
import type { Caller } from '@hintha/platform';
import { dayStartOf } from '../../../../business-day.ts';
import type { House } from '../../../../house.ts';
import { readLevel } from '../../../members/index.ts';
import { LEAST_WITHDRAWAL, MOST_A_DAY } from '../rules/limits.ts';
import { FEE_PER_CENT, LEAST_FEE } from '../rules/withdrawal-fee.ts';
import { sumWithdrawals } from '../withdrawal-store.ts';

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

export const readLimits = async ({ db, clock }: House, { accountId }: Caller): Promise<OpenLimits> => {
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
