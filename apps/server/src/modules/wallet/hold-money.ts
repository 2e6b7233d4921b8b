import { money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { closeHold, findHold, findHoldById, insertHold, lockWallet, updateHeld } from './account-store.ts';
import { announceBalance } from './balance.ts';
import type { HoldOrder, InsufficientFunds } from './types.ts';

export type HoldResult =
  | { readonly outcome: 'held' | 'replayed'; readonly holdId: bigint }
  | InsufficientFunds
  | { readonly outcome: 'changed' | 'unknown_wallet' };

/** Sets money of the wallet aside: it stays in the balance and cannot be spent until it is released. */
export const hold = async (tx: Transaction, accountId: bigint, order: HoldOrder): Promise<HoldResult> => {
  const wallet = await lockWallet(tx, accountId);
  if (!wallet) return { outcome: 'unknown_wallet' };
  const known = await findHold(tx, accountId, order.key);
  if (known) {
    const same = known.amount === order.amount && known.reference === order.reference;
    return same ? { outcome: 'replayed', holdId: known.id } : { outcome: 'changed' };
  }
  if (wallet.available < order.amount) {
    return {
      outcome: 'insufficient_funds',
      balance: money(wallet.balance),
      available: money(wallet.available),
    };
  }
  const holdId = await insertHold(tx, accountId, order);
  announceBalance(tx, accountId, await updateHeld(tx, accountId, order.amount));
  return { outcome: 'held', holdId };
};

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
