import type { House } from '../../../house.ts';
import type { Origin } from '../types.ts';
import { findLastSignIn, insertSignIn } from './sign-in-store.ts';

/** What the owner is told of the time before this sign-in. */
export interface SignInNotice {
  /** Null at the first sign-in. */
  previousLoginAt: Date | null;
  /** Attempts that failed since then. */
  failedSince: number;
}

export interface SignInOrder {
  /** Undefined when no account has the name that was tried. */
  accountId: bigint | undefined;
  outcome: 'ok' | 'failed';
}

/** Writes a sign-in into the history of its account and answers what came before it. */
export const noteSignIn = async (house: House, order: SignInOrder, origin: Origin): Promise<SignInNotice> => {
  const { accountId, outcome } = order;
  const last =
    accountId === undefined || outcome === 'failed'
      ? { at: null, failed: 0 }
      : await findLastSignIn(house.db, accountId);
  await insertSignIn(house.db, { ...origin, accountId, outcome, at: house.clock.now() });
  return { previousLoginAt: last.at, failedSince: last.failed };
};
