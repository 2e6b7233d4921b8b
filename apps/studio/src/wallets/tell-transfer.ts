import { transaction } from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import type { Studio } from '../studio.ts';
import { ownerOf } from './owner-of.ts';
import { findTransfer, insertTransfer, lockWallet } from './store.ts';

/** Tells what became of a transfer; one that has not come is ruled out for good when the operator says so. */
export const tellTransfer = async (
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
      return { transfer_id, state: known.state === 'barred' ? 'unknown' : known.state, balance };
    if (fence) {
      const barred = { direction: null, amount: null, state: 'barred' } as const;
      await insertTransfer(tx, walletId, { ...barred, id: transfer_id, balance, at: clock.now() });
    }
    return { transfer_id, state: 'unknown', balance };
  });
};
