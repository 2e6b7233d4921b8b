import { Refusal, transaction, type Caller, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { lockPart, type LockedPart } from '../withdrawals/lock-withdrawal.ts';
import { selectUnconfirmed } from '../withdrawals/part-store.ts';
import { receive } from '../withdrawals/parts/receive.ts';
import { isReceived } from '../withdrawals/rules/state-of-parts.ts';

/** The caller has got a payment. Said again, or said of one that counted as received, it changes nothing. */
export const confirmReceived = (house: House, caller: Caller, partId: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    const locked = await lockOwnPart(tx, caller, partId);
    if (locked.part.state === 'CONFIRM_WAIT')
      await receive(house, tx, locked, { state: 'RECEIVED', by: 'member' });
    else if (!isReceived(locked.part.state)) throw new Refusal('part_not_open');
  });

/** The caller has got every payment that waits for an answer. */
export const confirmAllReceived = (house: House, { accountId }: Caller): Promise<void> =>
  transaction(house.db, async (tx) => {
    for (const { id } of await selectUnconfirmed(tx, accountId)) {
      const locked = await lockPart(tx, id);
      if (locked.part.state === 'CONFIRM_WAIT')
        await receive(house, tx, locked, { state: 'RECEIVED', by: 'member' });
    }
  });

/** A payment to somebody else does not exist for the caller. */
export const lockOwnPart = async (
  tx: Transaction,
  { accountId }: Caller,
  partId: bigint,
): Promise<LockedPart> => {
  const locked = await lockPart(tx, partId);
  if (locked.part.accountId !== accountId) throw new Refusal('not_found');
  return locked;
};
