import type { payments } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { type Actor, recordAct } from '../../../audit/index.ts';
import { orderNoOf } from '../rules.ts';
import { turnDown } from '../turn-down.ts';
import type { Deposit } from '../types.ts';
import { lockQueued } from './lock-for-staff.ts';

export interface Rejection {
  readonly depositId: bigint;
  readonly actor: Actor;
  /** What the member is told. */
  readonly reason: payments.DepositRejection;
}

/** Staff says that the money is not there, or not the member's. */
export const rejectDeposit = async (
  house: House,
  tx: Transaction,
  { depositId, actor, reason }: Rejection,
): Promise<Deposit> => {
  const deposit = await lockQueued(tx, depositId);
  const rejected = await turnDown(house, tx, deposit, { to: 'REJECTED', reason });
  const details = { orderNo: orderNoOf(deposit) };
  await recordAct(tx, { actor, deed: 'deposit.reject', subject: `deposit:${depositId}`, reason, details });
  return rejected;
};
