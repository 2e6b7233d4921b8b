import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Actor } from '../../../audit/index.ts';
import type { LockedPart } from '../lock-withdrawal.ts';
import { letLeave } from '../move-money.ts';
import { noteStep } from '../note-step.ts';
import { updatePart } from '../part-store.ts';
import { settleWithdrawal } from '../settle-withdrawal.ts';
import { tellOfWithdrawal } from '../tell-of-withdrawal.ts';

/** What the member is told when it was not itself who said so. */
const REASONS = { RECEIVED: null, AUTO_RECEIVED: 'AUTO', FORCED_RECEIVED: 'FORCED' } as const;

export interface Receipt {
  readonly state: keyof typeof REASONS;
  readonly by: Actor | 'member';
}

/** A part has arrived: its money leaves the ledger. The part is locked and has not ended. */
export const receive = async (
  house: House,
  tx: Transaction,
  { withdrawal, part }: LockedPart,
  { state, by }: Receipt,
): Promise<void> => {
  await letLeave(tx, part);
  const endedAt = house.clock.now();
  await updatePart(tx, part, { state, leftAt: part.leftAt ?? endedAt, deadline: null, endedAt });
  await noteStep(house, tx, { withdrawalId: withdrawal.id, what: state, partId: part.id, by });
  const reason = REASONS[state];
  if (reason !== null)
    await tellOfWithdrawal(house, tx, withdrawal, {
      kind: 'withdrawal_received',
      amount: part.amount,
      reason,
    });
  await settleWithdrawal(house, tx, withdrawal);
};
