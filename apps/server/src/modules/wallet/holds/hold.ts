import { money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { lockWallet, updateHeld } from '../account-store.ts';
import { announceBalance } from '../announce-balance.ts';
import { findHold, insertHold } from './hold-store.ts';
import type { HoldOrder, Poor } from '../types.ts';

export type HoldResult =
  | { readonly outcome: 'held' | 'replayed'; readonly holdId: bigint }
  | Poor
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
    return { outcome: 'poor', balance: money(wallet.balance), available: money(wallet.available) };
  }
  const holdId = await insertHold(tx, accountId, order);
  announceBalance(tx, accountId, await updateHeld(tx, accountId, order.amount));
  return { outcome: 'held', holdId };
};
