import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Actor } from '../../../audit/index.ts';
import { readSettings } from '../../../settings/index.ts';
import type { LockedPart } from '../lock-withdrawal.ts';
import { noteStep } from '../note-step.ts';
import { updatePart } from '../part-store.ts';
import { settleWithdrawal } from '../settle-withdrawal.ts';
import { tellOfWithdrawal } from '../tell-of-withdrawal.ts';

export interface Sent {
  /** What the payer calls the payment. */
  readonly payerReference: string;
  /** The picture of it; null when there is none. */
  readonly slip: string | null;
  readonly by: Actor;
}

const MINUTE_MS = 60_000;

/** A waiting part has been paid: from now on the member is asked whether it has arrived. */
export const markSent = async (
  house: House,
  tx: Transaction,
  { withdrawal, part }: LockedPart,
  { payerReference, slip, by }: Sent,
): Promise<void> => {
  const { autoReceiptMinutes } = await readSettings(tx);
  const sentAt = house.clock.now();
  const deadline = new Date(sentAt.getTime() + autoReceiptMinutes * MINUTE_MS);
  const sent = { payerReference, slip, sentAt, deadline };
  await updatePart(tx, part, { ...sent, state: 'CONFIRM_WAIT' });
  await noteStep(house, tx, { withdrawalId: withdrawal.id, what: 'SENT', partId: part.id, by });
  await tellOfWithdrawal(house, tx, withdrawal, { kind: 'withdrawal_sent', amount: part.amount });
  await settleWithdrawal(house, tx, withdrawal);
};
