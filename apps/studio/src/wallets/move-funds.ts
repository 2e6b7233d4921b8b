import { transaction, type Transaction } from '@hintha/platform';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import type { Studio } from '../studio.ts';
import { ownerOf } from './owner-of.ts';
import { addEntry, findTransfer, insertTransfer, lockWallet } from './store.ts';
import type { StoredTransfer, StoredWallet } from './types.ts';

/** Moves money into the player's wallet or out of it, once; a business error is kept as well as a use case. */
export const moveFunds = async (
  studio: Studio,
  request: softswiss.TransferRequest,
): Promise<softswiss.TransferReply> => {
  const owner = ownerOf(request);
  const transfer = await transaction(studio.db, async (tx) => {
    const wallet = await lockWallet(tx, owner);
    const known = await findTransfer(tx, wallet.id, request.transfer_id);
    return known ?? (await execute(tx, studio, wallet, request));
  });
  return toReply(request, transfer);
};

const execute = async (
  tx: Transaction,
  { clock }: Studio,
  wallet: StoredWallet,
  request: softswiss.TransferRequest,
): Promise<StoredTransfer> => {
  const { transfer_id: id, direction, amount } = request;
  const at = clock.now();
  const balance = await addEntry(tx, wallet.id, { kind: direction, amount, reference: id, at });
  const transfer: StoredTransfer = {
    direction,
    amount,
    state: balance === undefined ? 'refused' : 'done',
    balance: balance ?? wallet.balance,
  };
  await insertTransfer(tx, wallet.id, { ...transfer, id, at });
  return transfer;
};

const toReply = (
  { transfer_id, direction, amount }: softswiss.TransferRequest,
  known: StoredTransfer,
): softswiss.TransferReply => {
  const { state, balance } = known;
  if (state === 'fenced') return { transfer_id, state: 'refused', reason: 'fenced', balance };
  if (known.direction !== direction || known.amount !== amount)
    throw new WalletApiError(softswiss.toErrorReply('155'));
  return state === 'done'
    ? { transfer_id, state, balance }
    : { transfer_id, state, reason: 'insufficient_funds', balance };
};
