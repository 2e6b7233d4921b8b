import type { Money } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { type Actor, recordAct } from '../../../audit/index.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { findIncoming, insertIncoming, isPaid, linkIncoming } from '../incoming/incoming-store.ts';
import { orderNoOf } from '../rules.ts';
import type { Deposit } from '../types.ts';
import { lockQueued } from './lock-for-staff.ts';

export interface Approval {
  readonly depositId: bigint;
  readonly actor: Actor;
  readonly reason: string;
  /** What has come in, when it is not what was to be paid. */
  readonly received: Money | null;
  /** The transfer that staff has found; null where a statement or a provider has told of it already. */
  readonly txnId: string | null;
}

/** Staff says that the money is there: the order is credited, unless its transfer has paid another. */
export const approveDeposit = async (
  house: House,
  tx: Transaction,
  { depositId, actor, reason, txnId, received: told }: Approval,
): Promise<Deposit> => {
  const deposit = await lockQueued(tx, depositId);
  const received = told ?? deposit.payAmount;
  const { receiverId } = deposit;
  if (receiverId !== null && !(await isPaid(tx, depositId)))
    await useTransfer(house, tx, { depositId, receiverId, received, txnId });
  const credited = await creditDeposit(house, tx, deposit, received);
  const details = { orderNo: orderNoOf(deposit), received, credited: credited.credited, txnId };
  await recordAct(tx, { actor, deed: 'deposit.approve', subject: `deposit:${depositId}`, reason, details });
  return credited;
};

interface Use {
  readonly depositId: bigint;
  readonly receiverId: bigint;
  readonly received: Money;
  readonly txnId: string | null;
}

/** Books the transfer on the order, so that neither a statement nor another order brings it in again. */
const useTransfer = async (house: House, tx: Transaction, use: Use): Promise<void> => {
  const { depositId, receiverId, received, txnId } = use;
  if (txnId === null) throw new Refusal('transfer_needed');
  const line = { receiverId, txnId, amount: received, payerName: '', at: house.clock.now() };
  await insertIncoming(tx, line);
  const known = await findIncoming(tx, receiverId, txnId);
  if (known?.depositId !== null || known.amount !== received) throw new Refusal('transfer_used');
  await linkIncoming(tx, known.id, depositId);
};
