import type { Money } from '@hintha/money';
import { randomToken, Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isReceipt } from '../../wallet/index.ts';
import { postLeg } from './close.ts';
import { FIRST_ASK_MS } from './rules.ts';
import { announceAway } from './sum-away.ts';
import { findByRequest, insertTransfer } from './transfer-store.ts';
import type { Transfer } from './types.ts';
import { ensureWallet, type WalletKey } from './wallet-store.ts';

const ID_BITS = 128;

export interface TransferOrder extends WalletKey {
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  readonly requestId: string;
}

/** The transfer that a request named before; the same name for other facts is refused. */
export const findKnown = async (house: House, order: TransferOrder): Promise<Transfer | undefined> => {
  const known = await findByRequest(house.db, order.accountId, order.requestId);
  if (known === undefined) return undefined;
  const { connection, direction, amount } = known;
  const isSame = connection === order.connection && direction === order.direction && amount === order.amount;
  if (!isSame) throw new Refusal('key_reused');
  return known;
};

/**
 * Writes a transfer down before the vendor hears of it, and takes what goes there out of the main wallet in the same
 * transaction. Undefined when the request was begun by somebody else meanwhile.
 */
export const begin = async (house: House, order: TransferOrder): Promise<Transfer | undefined> => {
  const at = house.clock.now();
  const transferId = randomToken(house.random, ID_BITS);
  const nextAskAt = new Date(at.getTime() + FIRST_ASK_MS);
  return transaction(house.db, async (tx) => {
    const transfer = await insertTransfer(tx, { ...order, transferId, at, nextAskAt });
    if (transfer === undefined) return undefined;
    await ensureWallet(tx, order, at);
    if (order.direction === 'out') return transfer;
    await announceAway(tx, order.accountId);
    const taken = await postLeg(tx, transfer, 'TRANSFER_VENDOR_OUT');
    if (!isReceipt(taken)) throw new Refusal('insufficient_funds');
    return transfer;
  });
};
