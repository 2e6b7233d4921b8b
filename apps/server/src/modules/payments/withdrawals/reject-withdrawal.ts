import type { payments } from '@hintha/contract';
import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import type { Actor } from '../../audit/index.ts';
import { isUndecided } from './approve-withdrawal.ts';
import { lockWithdrawal } from './lock-withdrawal.ts';
import { giveBack } from './move-money.ts';
import { noteStep } from './note-step.ts';
import { selectParts, updatePart } from './part-store.ts';
import { recordDeed } from './record-deed.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';
import { updateWithdrawal } from './withdrawal-store.ts';

export interface RejectionOrder {
  readonly actor: Actor;
  readonly withdrawalId: bigint;
  readonly reason: payments.RejectReason;
}

/** Turns down a withdrawal that nobody has decided yet; its money is the member's again. */
export const rejectWithdrawal = async (
  house: House,
  tx: Transaction,
  { actor, withdrawalId, reason }: RejectionOrder,
): Promise<void> => {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (!isUndecided(withdrawal)) throw new Refusal('withdrawal_decided');
  const endedAt = house.clock.now();
  for (const part of await selectParts(tx, [withdrawalId])) {
    await giveBack(tx, part);
    await updatePart(tx, part, { state: 'REFUNDED', endedAt });
  }
  await updateWithdrawal(tx, withdrawal, { state: 'REJECTED', endedAt, rejectReason: reason });
  await noteStep(house, tx, { withdrawalId, what: 'REJECTED', by: actor });
  await tellOfWithdrawal(house, tx, withdrawal, { kind: 'withdrawal_rejected', reason });
  const { accountId, amount, risks } = withdrawal;
  const subject = `withdrawal:${withdrawalId}`;
  const details = { accountId, amount, risks };
  await recordDeed(tx, { actor, deed: 'withdrawal.reject', subject, reason, details });
};
