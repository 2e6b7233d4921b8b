import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { limitStakes } from '../../wallet/index.ts';
import { type BettingTerms, updateBetting, updateStakeLimit, updateStatus } from './account-store.ts';

/** Closes sign-in to an account, or opens it; sessions that stand are for the caller to end. */
export const lockAccount = async (tx: Transaction, accountId: bigint, locked: boolean): Promise<void> =>
  tellWallet(tx, await updateStatus(tx, accountId, locked ? 'locked' : 'open'));

/** Stops the bets of an account, or lets them pass again. */
export const closeBetting = async (tx: Transaction, accountId: bigint, closed: boolean): Promise<void> =>
  tellWallet(tx, await updateBetting(tx, accountId, closed));

/** Sets the largest single stake of an account, null for none; false when there is no account of the name. */
export const setStakeLimit = async (tx: Transaction, key: string, limit: Money | null): Promise<boolean> => {
  const terms = await updateStakeLimit(tx, key, limit);
  await tellWallet(tx, terms);
  return terms !== undefined;
};

/**
 * The account's row is read ahead by whoever takes many bets; the wallet's is locked by every one of them. There the
 * terms stand too, so that they bind from the commit on.
 */
const tellWallet = async (tx: Transaction, terms: BettingTerms | undefined): Promise<void> => {
  if (terms !== undefined) await limitStakes(tx, terms.id, terms.stopped ? 'none' : terms.stakeLimit);
};
