import { queueJob, Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { PAY_PART } from '../approve-withdrawal.ts';
import { lockPart } from '../lock-withdrawal.ts';
import { holdAnew } from '../move-money.ts';
import { noteStep } from '../note-step.ts';
import { findPart, insertPart, updatePart } from '../part-store.ts';
import { oweCoins } from '../payout/owe-coins.ts';
import { payoutWay } from '../payout/payout-way.ts';
import { settleWithdrawal } from '../settle-withdrawal.ts';
import type { StoredPart } from '../types.ts';
import type { PartOrder } from './order.ts';
import { recordPartDeed } from './record-part-deed.ts';

/** The payment came back: its money is paid again, as a part of its own. Answers the id of that one. */
export const resendPart = async (house: House, tx: Transaction, order: PartOrder): Promise<bigint> => {
  const locked = await lockPart(tx, order.partId);
  const { withdrawal, part } = locked;
  if (part.state !== 'DISPUTED') throw new Refusal('part_not_open');
  const way = payoutWay(house);
  const holdId = await holdAnew(tx, part);
  const { withdrawalId, accountId, amount, fee } = part;
  const id = await insertPart(tx, { withdrawalId, accountId, amount, fee, holdId, way });
  await updatePart(tx, part, { state: 'RESEND', deadline: null, leftAt: null, endedAt: house.clock.now() });
  await noteStep(house, tx, { withdrawalId, what: 'RESEND', partId: part.id, by: order.actor });
  if (way === 'gateway') await queueJob(tx, PAY_PART, `part:${id}`, { id: String(id) });
  else await oweCoins(house, tx, withdrawal.payeeId, await found(tx, id));
  await settleWithdrawal(house, tx, withdrawal);
  await recordPartDeed(tx, 'withdrawal.resend', order, locked);
  return id;
};

const found = async (tx: Transaction, id: bigint): Promise<StoredPart> => {
  const part = await findPart(tx, id);
  if (part === undefined) throw new Error(`part ${id} was not written`);
  return part;
};
