import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import type { Origin } from '../types.ts';
import { findLastSignIn, insertSignIn } from './login-store.ts';

/** What the owner is told of the time before this sign-in. */
export interface SignInNotice {
  /** Null at the first sign-in. */
  previousLoginAt: Date | null;
  /** Attempts that failed since then. */
  failedSince: number;
}

/** Writes a sign-in into the history of its account and answers what came before it. */
export const noteSignIn = async (
  { clock }: House,
  tx: Transaction,
  accountId: bigint,
  origin: Origin,
): Promise<SignInNotice> => {
  const last = await findLastSignIn(tx, accountId);
  await insertSignIn(tx, { ...origin, accountId, outcome: 'ok', at: clock.now() });
  return { previousLoginAt: last.at, failedSince: last.failed };
};

/** Writes down that a sign-in failed; undefined stands for a name that no account has. */
export const noteFailure = (
  { db, clock }: House,
  accountId: bigint | undefined,
  origin: Origin,
): Promise<void> => insertSignIn(db, { ...origin, accountId, outcome: 'failed', at: clock.now() });
