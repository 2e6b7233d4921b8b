import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { SYSTEM } from '../../audit/index.ts';
import { lockPart } from '../withdrawals/lock-withdrawal.ts';
import { selectDue } from '../withdrawals/part-store.ts';
import { receive } from '../withdrawals/parts/receive.ts';

/** Payments whose time to answer is over count as received: those of one account, or everybody's. */
export const receiveDue = async (house: House, accountId: bigint | null = null): Promise<void> => {
  for (const id of await selectDue(house.db, house.clock.now(), accountId)) await receiveIfDue(house, id);
};

/** Looked at again under the lock: the member may have answered meanwhile. */
const receiveIfDue = (house: House, partId: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    const locked = await lockPart(tx, partId);
    const { part } = locked;
    const isDue = part.deadline !== null && part.deadline <= house.clock.now();
    if (part.state !== 'CONFIRM_WAIT' || !isDue) return;
    await receive(house, tx, locked, { state: 'AUTO_RECEIVED', by: SYSTEM });
  });
