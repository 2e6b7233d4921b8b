import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { lockPart } from '../lock-withdrawal.ts';
import type { PartOrder } from './order.ts';
import { receive } from './receive.ts';
import { recordPartDeed } from './record-part-deed.ts';

/** The payment is proven to have arrived, whatever the member says: it is final, and nothing is given back. */
export const forceReceipt = async (house: House, tx: Transaction, order: PartOrder): Promise<void> => {
  const locked = await lockPart(tx, order.partId);
  if (locked.part.state !== 'DISPUTED') throw new Refusal('part_not_open');
  await receive(house, tx, locked, { state: 'FORCED_RECEIVED', by: order.actor });
  await recordPartDeed(tx, 'withdrawal.force', order, locked);
};
