import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { type Actor, recordAct } from '../../../audit/index.ts';
import { moveDeposit } from '../move-deposit.ts';
import { orderNoOf, REVIVAL_MS } from '../rules.ts';
import type { Deposit } from '../types.ts';
import { lockForStaff } from './lock-for-staff.ts';

export interface Revival {
  readonly depositId: bigint;
  readonly actor: Actor;
  /** What shows that the member has paid: the id of a picture, or of the letter it came with. */
  readonly proof: string;
}

/** Takes up an order again whose time ran out though it was paid; staff decides on it next. */
export const reviveDeposit = (house: House, { depositId, actor, proof }: Revival): Promise<Deposit> =>
  transaction(house.db, async (tx) => {
    const deposit = await lockForStaff(tx, depositId);
    if (deposit.state !== 'EXPIRED') throw new Refusal('deposit_closed');
    if (house.clock.now().getTime() > deposit.expiresAt.getTime() + REVIVAL_MS)
      throw new Refusal('revival_over');
    const revived = await moveDeposit(house, tx, deposit, { to: 'REVIEW', reason: 'REVIVED' });
    const details = { orderNo: orderNoOf(deposit), proof };
    await recordAct(tx, { actor, deed: 'deposit.revive', subject: `deposit:${depositId}`, details });
    return revived;
  });
