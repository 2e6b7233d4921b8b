import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../types.ts';
import { findLastLogin, insertLogin } from './login-store.ts';

/** What the owner sees of the time before this login. */
export interface LoginNotice {
  /** Null at the first login. */
  previousLoginAt: Date | null;
  /** Attempts that failed since then. */
  failedSince: number;
}

/** Writes a login into the history of its account and answers what came before it. */
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

/** Writes down that a login failed; undefined stands for a name that no account has. */
export const recordFailedLogin = (
  { db, clock }: AppContext,
  accountId: bigint | undefined,
  origin: Origin,
): Promise<void> => insertLogin(db, { ...origin, accountId, outcome: 'failed', at: clock.now() });
