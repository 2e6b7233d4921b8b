import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { hold, postingKey, release } from '../../wallet/index.ts';
import { SOURCE } from '../rules.ts';
import { cancelWaiting, sumWaiting, updateHeld } from './chase-store.ts';
import type { Chase } from './types.ts';

/**
 * The whole cost is held when a chase begins, as a withdrawal holds what it asks for, and posted bet by bet: until then
 * it stands in no sum of stakes, and giving it back is no refund. A hold cannot be made smaller, so each step ends it and
 * holds what still waits, between them the bet, all under the lock of the wallet.
 */
export const releaseHeld = async (tx: Transaction, { holdId }: Chase): Promise<void> => {
  if (holdId !== null) await release(tx, holdId);
};

/** Holds what the items that wait come to; false when the wallet cannot bear it. A chase with nothing to come ends. */
export const holdWaiting = async (tx: Transaction, chase: Chase): Promise<boolean> => {
  const { id, accountId, holds } = chase;
  const amount = await sumWaiting(tx, id);
  if (amount === 0n) {
    await updateHeld(tx, chase, null);
    return true;
  }
  const reference = `chase/${id}`;
  const key = postingKey(SOURCE, `${reference}/${holds + 1}`);
  const held = await hold(tx, accountId, { amount, key, source: SOURCE, reference });
  if (held.outcome === 'insufficient_funds' || held.outcome === 'unknown_wallet') return false;
  assert(held.outcome === 'held', `chase ${id} holds ${held.outcome}`);
  await updateHeld(tx, chase, held.holdId);
  return true;
};

/** The same after a step; where the wallet cannot bear it any more nothing more is played. */
export const holdRest = async (tx: Transaction, chase: Chase): Promise<void> => {
  if (await holdWaiting(tx, chase)) return;
  await cancelWaiting(tx, chase.id);
  await updateHeld(tx, chase, null);
};
