import type { Transaction } from '@hintha/platform';
import { lockWallet, updateHeld } from '../account-store.ts';
import { announceBalance } from '../announce-balance.ts';
import { closeHold, findHoldById } from './hold-store.ts';

export type ReleaseResult = { readonly outcome: 'released' | 'replayed' | 'unknown_hold' };

/** Ends a hold; to pay held money out, release it and post the withdrawal in the same transaction. */
export const release = async (tx: Transaction, holdId: bigint): Promise<ReleaseResult> => {
  const held = await findHoldById(tx, holdId);
  if (!held) return { outcome: 'unknown_hold' };
  // The wallet before the hold, as everybody locks.
  await lockWallet(tx, held.wallet);
  if (!(await closeHold(tx, holdId))) return { outcome: 'replayed' };
  announceBalance(tx, held.wallet, await updateHeld(tx, held.wallet, -held.amount));
  return { outcome: 'released' };
};
