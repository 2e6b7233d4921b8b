import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../types.ts';
import { findLastLogin, insertLogin } from './login-store.ts';

/** What the owner is told of the time before this sign-in. */
export interface LoginNotice {
  /** Null at the first sign-in. */
  previousLoginAt: Date | null;
  /** Attempts that failed since then. */
  failedSince: number;
}

/** Writes a sign-in into the history of its account and answers what came before it. */
export const recordLogin = async (
  { clock }: AppContext,
  tx: Transaction,
  accountId: bigint,
  origin: Origin,
): Promise<LoginNotice> => {
  const last = await findLastLogin(tx, accountId);
  await insertLogin(tx, { ...origin, accountId, outcome: 'ok', at: clock.now() });
  return { previousLoginAt: last.at, failedSince: last.failed };
};

/** Writes down that a sign-in failed; undefined stands for a name that no account has. */
export const recordFailedLogin = (
  { db, clock }: AppContext,
  accountId: bigint | undefined,
  origin: Origin,
): Promise<void> => insertLogin(db, { ...origin, accountId, outcome: 'failed', at: clock.now() });
