import { Refusal, type Transaction } from '@hintha/platform';
import { lockReceiver } from '../../channels/channel-store.ts';
import { findDeposit, lockDeposit } from '../deposit-store.ts';
import { QUEUED } from '../rules.ts';
import type { Deposit } from '../types.ts';

/** Holds a deposit and, before it, its receiver, as everything does that brings in what a receiver got. */
export const lockForStaff = async (tx: Transaction, id: bigint): Promise<Deposit> => {
  const receiverId = (await findDeposit(tx, id))?.receiverId ?? null;
  if (receiverId !== null) await lockReceiver(tx, receiverId);
  const deposit = await lockDeposit(tx, id);
  if (deposit === undefined) throw new Refusal('not_found');
  return deposit;
};

/** Holds a deposit that waits for staff to decide. */
export const lockQueued = async (tx: Transaction, id: bigint): Promise<Deposit> => {
  const deposit = await lockForStaff(tx, id);
  if (!QUEUED.includes(deposit.state)) throw new Refusal('deposit_closed');
  return deposit;
};
