import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { checkPaymentPassword } from '../../identity/index.ts';
import { isRestricted } from '../../protection/index.ts';
import { followToday } from '../earning/follow-day.ts';
import { readSettings } from '../../settings/index.ts';
import { pointSettings } from '../settings.ts';
import type { PointEntry } from '../types.ts';
import { findPosted, insertPosting, lockAccount } from './ledger-store.ts';

/** Points that a rule of the operator gives. */
export interface PointAward {
  readonly accountId: bigint;
  /** Above zero. */
  readonly points: bigint;
  readonly kind: 'MISSION';
  /** What they are given for; they are given once for that. */
  readonly reference: string;
  readonly at: Date;
  /** The approval by which two of the staff let them be more than one may give at once. */
  readonly approval?: string | null;
}

/** Gives points once for each reference. A use case that moves money too locks the wallet before. */
export const awardPoints = async (
  tx: Transaction,
  { approval = null, ...award }: PointAward,
): Promise<void> => {
  assert(award.points > 0n, `an award of ${award.points} points`);
  await lockAccount(tx, award.accountId);
  const given = await findPosted(tx, award);
  assert(given === undefined || given === award.points, `${award.reference} gave ${given} points before`);
  if (given !== undefined) return;
  const { mostAwarded } = await readSettings(tx, pointSettings);
  if (approval === null && award.points > BigInt(mostAwarded)) throw new BusinessError('budget_exhausted');
  await insertPosting(tx, award);
};

export interface PointPrice {
  readonly accountId: bigint;
  readonly kind: 'CONVERT' | 'REDEEM';
  /** Above zero. */
  readonly points: bigint;
  readonly reference: string;
  readonly at: Date;
}

/** Takes points, of which there have to be enough. Who locks a wallet too locks it before. */
export const spendPoints = async (tx: Transaction, price: PointPrice): Promise<void> => {
  const { balance } = await lockAccount(tx, price.accountId);
  if (balance < price.points) throw new BusinessError('points_not_enough', { points: Number(balance) });
  await insertPosting(tx, { ...price, points: -price.points });
};

/** Refuses who may not spend points and what is not the withdraw password; what was played today counts from here on. */
export const checkMaySpend = async (
  ctx: AppContext,
  { accountId, paymentPassword }: { accountId: bigint; paymentPassword: string },
): Promise<void> => {
  if (await isRestricted(ctx, ctx.db, accountId, 'BETTING')) throw new BusinessError('betting_stopped');
  await checkPaymentPassword(ctx, accountId, paymentPassword);
  await followToday(ctx, accountId);
};

/** Gives back what a redemption took. Who locks a wallet too locks it before. */
export const returnPoints = async (tx: Transaction, returned: Omit<PointEntry, 'kind'>): Promise<void> => {
  await lockAccount(tx, returned.accountId);
  await insertPosting(tx, { ...returned, kind: 'REDEEM_RETURN' });
};
