import type { Money } from '@hintha/money';
import { randomToken, BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type EntryKind, isReceipt, post, postingKey } from '../../wallet/index.ts';
import { checkReturn } from '../caps/check-return.ts';
import { PassedCapError } from '../caps/passed-cap-error.ts';
import { suspendIntegration } from '../caps/suspend-integration.ts';
import { askForRounds } from '../feed/read-feed.ts';
import { announceVendorBalances } from './read-vendor-balances.ts';
import { FIRST_ASK_MS, SOURCE } from './rules.ts';
import { closeTransfer, findByRequest, findTransfer, giveToStaff, insertTransfer } from './transfer-store.ts';
import { addSent, ensureWallet, putBalance, type WalletKey } from './transfer-wallet-store.ts';
import type { Transfer, Verdict } from './types.ts';

const ID_BITS = 128;

export interface TransferOrder extends WalletKey {
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  readonly requestId: string;
}

/** The transfer that a request named before; the same name for other facts is refused. */
export const findStarted = async (ctx: AppContext, order: TransferOrder): Promise<Transfer | undefined> => {
  const known = await findByRequest(ctx.db, order.accountId, order.requestId);
  if (known === undefined) return undefined;
  const { integration, direction, amount } = known;
  const isSame =
    integration === order.integration && direction === order.direction && amount === order.amount;
  if (!isSame) throw new BusinessError('key_reused');
  return known;
};

/**
 * Writes a transfer down before the vendor hears of it, and takes what goes there out of the main wallet in the same
 * transaction. Undefined when the request was begun by somebody else meanwhile.
 */
export const startTransfer = async (ctx: AppContext, order: TransferOrder): Promise<Transfer | undefined> => {
  const at = ctx.clock.now();
  const transferId = randomToken(ctx.random, ID_BITS);
  const nextAskAt = new Date(at.getTime() + FIRST_ASK_MS);
  return transaction(ctx.db, async (tx) => {
    const transfer = await insertTransfer(tx, { ...order, transferId, at, nextAskAt });
    if (transfer === undefined) return undefined;
    await ensureWallet(tx, order, at);
    if (order.direction === 'out') return transfer;
    await addSent(tx, order, order.amount);
    await announceVendorBalances(tx, order.accountId);
    const taken = await postLeg(tx, transfer, 'TRANSFER_VENDOR_OUT');
    if (!isReceipt(taken)) throw new BusinessError('insufficient_funds');
    return transfer;
  });
};

/** Writes one leg of a transfer; only the way out can be refused. */
const postLeg = async (tx: Transaction, transfer: Transfer, kind: EntryKind) => {
  const { accountId, amount, transferId } = transfer;
  const key = postingKey(SOURCE, `${transferId}:${kind}`);
  return post(tx, accountId, { kind, amount, key, source: SOURCE, reference: transferId });
};

/**
 * Ends a transfer, once: what went to the vendor stays there or is put back, what came from there is credited. Whoever
 * comes second gets the transfer as the first one left it.
 */
export const completeIn = async (
  ctx: AppContext,
  tx: Transaction,
  transfer: Transfer,
  verdict: Verdict & { note?: string },
): Promise<Transfer> => {
  const { state, reason, balance, askedAt, note = null } = verdict;
  const closed = await closeTransfer(tx, transfer.id, { state, reason, at: ctx.clock.now(), note });
  if (closed === undefined) return (await findTransfer(tx, transfer.id)) ?? transfer;
  if (balance !== null) await putBalance(tx, transfer, { balance, askedAt });
  await announceVendorBalances(tx, transfer.accountId);
  await noteSent(ctx, tx, closed);
  const kind = creditOf(closed);
  if (kind !== null) assert(isReceipt(await postLeg(tx, closed, kind)), `${kind} was not posted`);
  return closed;
};

/** Keeps in mind what is at the vendor of what went there. */
const noteSent = async (ctx: AppContext, tx: Transaction, closed: Transfer): Promise<void> => {
  const { direction, state, integration, amount } = closed;
  if (direction === 'in' && state === 'refused') await addSent(tx, closed, 0n - amount);
  if (direction === 'in' || state !== 'done') return;
  // What comes back may soon be withdrawn: what it was played with counts by then.
  await askForRounds(tx, integration);
  await checkReturn(ctx, tx, closed);
};

/**
 * Ends a transfer in a transaction of its own. What comes back beyond what the vendor may pay has its integration
 * suspended, and is for staff to decide.
 */
export const completeTransfer = async (
  ctx: AppContext,
  transfer: Transfer,
  verdict: Verdict,
): Promise<Transfer> => {
  try {
    return await transaction(ctx.db, (tx) => completeIn(ctx, tx, transfer, verdict));
  } catch (thrown) {
    if (!(thrown instanceof PassedCapError)) throw thrown;
    await suspendIntegration(ctx, { code: transfer.integration, cap: thrown.cap, finding: thrown.finding });
    await giveToStaff(ctx.db, transfer.id);
    return { ...transfer, state: 'manual' };
  }
};

/** What the end of a transfer gives the main wallet; null when the money is where it was sent, or never left. */
const creditOf = ({ direction, state }: Transfer): EntryKind | null => {
  if (direction === 'out') return state === 'done' ? 'TRANSFER_VENDOR_IN' : null;
  return state === 'refused' ? 'TRANSFER_VENDOR_BACK' : null;
};
