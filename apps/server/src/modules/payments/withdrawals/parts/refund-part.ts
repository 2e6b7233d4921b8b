import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Actor } from '../../../audit/index.ts';
import { type LockedPart, lockPart } from '../lock-withdrawal.ts';
import { giveBack } from '../move-money.ts';
import { noteStep } from '../note-step.ts';
import { updatePart } from '../part-store.ts';
import { isPayable } from '../payout/is-payable.ts';
import { settleWithdrawal } from '../settle-withdrawal.ts';
import { tellOfWithdrawal } from '../tell-of-withdrawal.ts';
import type { PartOrder } from './order.ts';
import { recordPartDeed } from './record-part-deed.ts';

/** The payment came back, or people cannot make it: its money is the member's again. */
export const refundPart = async (house: House, tx: Transaction, order: PartOrder): Promise<void> => {
  const locked = await lockPart(tx, order.partId);
  const { withdrawal, part } = locked;
  const isUnpaid = isPayable(withdrawal, part) && part.way === 'staff';
  if (part.state !== 'DISPUTED' && !isUnpaid) throw new Refusal('part_not_open');
  await refund(house, tx, locked, order.actor);
  await recordPartDeed(tx, 'withdrawal.refund', order, locked);
};

/** The part is locked, and nobody pays it any more. */
export const refund = async (
  house: House,
  tx: Transaction,
  { withdrawal, part }: LockedPart,
  by: Actor,
): Promise<void> => {
  await giveBack(tx, part);
  const endedAt = house.clock.now();
  await updatePart(tx, part, { state: 'REFUNDED', deadline: null, leftAt: null, endedAt });
  await noteStep(house, tx, { withdrawalId: withdrawal.id, what: 'REFUNDED', partId: part.id, by });
  await tellOfWithdrawal(house, tx, withdrawal, {
    kind: 'withdrawal_failed',
    amount: part.amount,
    reason: 'REFUNDED',
  });
  await settleWithdrawal(house, tx, withdrawal);
};
