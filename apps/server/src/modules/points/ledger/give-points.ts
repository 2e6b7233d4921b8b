import assert from 'node:assert/strict';
import type { Transaction } from '@hintha/platform';
import { findPosted, insertPosting, lockAccount } from './ledger-store.ts';

/** Points that a rule of the house gives. */
export interface PointGift {
  readonly accountId: bigint;
  /** Above zero. */
  readonly points: bigint;
  readonly kind: 'MISSION';
  /** What they are given for; they are given once for that. */
  readonly reference: string;
  readonly at: Date;
}

/** Gives points once for each reference. A deed that moves money too locks the wallet before. */
export const givePoints = async (tx: Transaction, gift: PointGift): Promise<void> => {
  assert(gift.points > 0n, `a gift of ${gift.points} points`);
  await lockAccount(tx, gift.accountId);
  const given = await findPosted(tx, gift);
  assert(given === undefined || given === gift.points, `${gift.reference} gave ${given} points before`);
  if (given === undefined) await insertPosting(tx, gift);
};
