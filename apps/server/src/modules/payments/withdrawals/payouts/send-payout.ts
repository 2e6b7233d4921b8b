import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import type { Actor } from '../../../audit/index.ts';
import { readSettings } from '../../../settings/index.ts';
import {
  type LockedPayout,
  lockPayout,
  recordStatus,
  recordDecision,
  advanceWithdrawal,
  tellOfWithdrawal,
} from '../advance-withdrawal.ts';
import { updatePayout } from '../payout-store.ts';
import { isPayable } from './payable-sum.ts';
import { withdrawalSettings } from '../settings.ts';

export interface SendingOrder {
  readonly actor: Actor;
  readonly payoutId: bigint;
  readonly payerReference: string;
  readonly slip: string | null;
}

/** Keeps that somebody of the staff has paid a payout, under what reference and with what picture. */
export const sendPayout = async (ctx: AppContext, tx: Transaction, order: SendingOrder): Promise<void> => {
  const { actor, payoutId, payerReference, slip } = order;
  const locked = await lockPayout(tx, payoutId);
  const { withdrawal, payout } = locked;
  // What the gateway was asked to pay, people never pay beside it.
  if (!isPayable(withdrawal, payout) || payout.way !== 'staff') throw new BusinessError('no_longer_open');
  await markSent(ctx, tx, locked, { payerReference, slip, by: actor });
  const details = { withdrawalId: withdrawal.id, amount: payout.amount, payerReference, slip };
  await recordDecision(tx, { actor, action: 'withdrawal.send', subject: `part:${payoutId}`, details });
};

export interface Sent {
  /** What the payer calls the payment. */
  readonly payerReference: string;
  /** The picture of it; null when there is none. */
  readonly slip: string | null;
  readonly by: Actor;
}

const MINUTE_MS = 60_000;

/** A waiting payout has been paid: from now on the member is asked whether it has arrived. */
export const markSent = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, payout }: LockedPayout,
  { payerReference, slip, by }: Sent,
): Promise<void> => {
  const { autoReceiptMinutes } = await readSettings(tx, withdrawalSettings);
  const sentAt = ctx.clock.now();
  const deadline = new Date(sentAt.getTime() + autoReceiptMinutes * MINUTE_MS);
  const sent = { payerReference, slip, sentAt, deadline };
  await updatePayout(tx, payout, { ...sent, state: 'CONFIRM_WAIT' });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'SENT', payoutId: payout.id, by });
  await tellOfWithdrawal(ctx, tx, withdrawal, { kind: 'withdrawal_sent', amount: payout.amount });
  await advanceWithdrawal(ctx, tx, withdrawal);
};
