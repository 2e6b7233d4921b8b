import { transaction } from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import type { Studio } from '../studio.ts';
import { ownerOf } from './owner-of.ts';
import { findTransfer, insertTransfer, lockWallet } from './store.ts';

/** Reads what became of a transfer; one that has not come is fenced when the operator says so. */
export const readTransferStatus = async (
  { db, clock }: Studio,
  request: softswiss.StatusRequest,
): Promise<softswiss.StatusReply> => {
  const { transfer_id, fence } = request;
  const owner = ownerOf(request);
  return transaction(db, async (tx): Promise<softswiss.StatusReply> => {
    // The lock makes whoever asks wait for a transfer that is being carried out.
    const { id: walletId, balance } = await lockWallet(tx, owner);
    const known = await findTransfer(tx, walletId, transfer_id);
    if (known !== undefined)
      return { transfer_id, state: known.state === 'fenced' ? 'unknown' : known.state, balance };
    if (fence) {
      const fenced = { direction: null, amount: null, state: 'fenced' } as const;
      await insertTransfer(tx, walletId, { ...fenced, id: transfer_id, balance, at: clock.now() });
    }
    return { transfer_id, state: 'unknown', balance };
  });
};
