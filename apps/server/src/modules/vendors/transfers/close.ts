import assert from 'node:assert/strict';
import { transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isReceipt, post, postingKey, type EntryKind } from '../../wallet/index.ts';
import { askForRounds } from '../feed/ask-for-rounds.ts';
import { SOURCE } from './rules.ts';
import { announceAway } from './sum-away.ts';
import { closeTransfer, findTransfer } from './transfer-store.ts';
import type { Transfer, Verdict } from './types.ts';
import { putBalance } from './wallet-store.ts';

/** Writes one leg of a transfer; only the way out can be refused. */
export const postLeg = async (tx: Transaction, transfer: Transfer, kind: EntryKind) => {
  const { accountId, amount, transferId } = transfer;
  const key = postingKey(SOURCE, `${transferId}:${kind}`);
  return post(tx, accountId, { kind, amount, key, source: SOURCE, reference: transferId });
};

/**
 * Ends a transfer, once: what went to the vendor stays there or is put back, what came from there is credited. Whoever
 * comes second gets the transfer as the first one left it.
 */
export const closeIn = async (
  house: House,
  tx: Transaction,
  transfer: Transfer,
  verdict: Verdict & { note?: string },
): Promise<Transfer> => {
  const { state, reason, balance, askedAt, note = null } = verdict;
  const closed = await closeTransfer(tx, transfer.id, { state, reason, at: house.clock.now(), note });
  if (closed === undefined) return (await findTransfer(tx, transfer.id)) ?? transfer;
  if (balance !== null) await putBalance(tx, transfer, { balance, askedAt });
  await announceAway(tx, transfer.accountId);
  // What comes home may soon be asked for: what it was played with counts by then.
  if (closed.direction === 'out' && closed.state === 'done') await askForRounds(tx, closed.connection);
  const kind = creditOf(closed);
  if (kind !== null) assert(isReceipt(await postLeg(tx, closed, kind)), `${kind} was not posted`);
  return closed;
};

export const close = (house: House, transfer: Transfer, verdict: Verdict): Promise<Transfer> =>
  transaction(house.db, (tx) => closeIn(house, tx, transfer, verdict));

/** What the end of a transfer gives the main wallet; null when the money is where it was sent, or never left. */
const creditOf = ({ direction, state }: Transfer): EntryKind | null => {
  if (direction === 'out') return state === 'done' ? 'TRANSFER_VENDOR_IN' : null;
  return state === 'refused' ? 'TRANSFER_VENDOR_BACK' : null;
};
