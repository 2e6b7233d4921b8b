import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Actor } from '../../../audit/index.ts';
import type { LockedPart } from '../lock-withdrawal.ts';
import { noteStep } from '../note-step.ts';
import { updatePart } from '../part-store.ts';
import { settleWithdrawal } from '../settle-withdrawal.ts';
import { tellOfWithdrawal } from '../tell-of-withdrawal.ts';

export interface Claim {
  readonly proof: string | null;
  readonly by: Actor | 'member';
}

/** A part is looked into: nothing more happens by itself. The part is locked and can be claimed. */
export const dispute = async (
  house: House,
  tx: Transaction,
  { withdrawal, part }: LockedPart,
  { proof, by }: Claim,
): Promise<void> => {
  await updatePart(tx, part, { state: 'DISPUTED', proof, deadline: null, endedAt: null });
  await noteStep(house, tx, { withdrawalId: withdrawal.id, what: 'DISPUTED', partId: part.id, by });
  await tellOfWithdrawal(house, tx, withdrawal, { kind: 'withdrawal_disputed', amount: part.amount });
  await settleWithdrawal(house, tx, withdrawal);
};
