import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import type { Actor } from '../../../audit/index.ts';
import {
  type LockedPayout,
  lockPayout,
  recordStatus,
  recordDecision,
  advanceWithdrawal,
  tellOfWithdrawal,
} from '../advance-withdrawal.ts';
import { letLeave } from '../move-money.ts';
import { updatePayout } from '../payout-store.ts';
import { readSettings } from '../../../settings/index.ts';
import { withdrawalSettings } from '../settings.ts';

/** What the member is told when it was not itself who said so. */
const REASONS = { RECEIVED: null, AUTO_RECEIVED: 'AUTO', FORCED_RECEIVED: 'FORCED' } as const;

export interface Receipt {
  readonly state: keyof typeof REASONS;
  readonly by: Actor | 'member';
}

/** A payouthas arrived: its money leaves the ledger. The payout is locked and has not ended. */
export const receive = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, payout }: LockedPayout,
  { state, by }: Receipt,
): Promise<void> => {
  await letLeave(tx, payout);
  const endedAt = ctx.clock.now();
  await updatePayout(tx, payout, { state, leftAt: payout.leftAt ?? endedAt, deadline: null, endedAt });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: state, payoutId: payout.id, by });
  const reason = REASONS[state];
  if (reason !== null)
    await tellOfWithdrawal(ctx, tx, withdrawal, {
      kind: 'withdrawal_received',
      amount: payout.amount,
      reason,
    });
  await advanceWithdrawal(ctx, tx, withdrawal);
};

const HOUR_MS = 60 * 60_000;

export interface ClaimOrder extends PayoutOrder {
  /** The picture that the member sent; null when there is none. */
  readonly proof: string | null;
}

/** Has a payment looked into that the member says it has not got, also one that counted as received meanwhile. */
export const claimPayout = async (ctx: AppContext, tx: Transaction, order: ClaimOrder): Promise<void> => {
  const locked = await lockPayout(tx, order.payoutId);
  const { claimHours } = await readSettings(tx, withdrawalSettings);
  if (!isClaimable(ctx, locked, claimHours)) throw new BusinessError('no_longer_open');
  await dispute(ctx, tx, locked, { proof: order.proof, by: order.actor });
  await recordPayoutDecision(tx, 'withdrawal.claim', order, locked);
};

const isClaimable = ({ clock }: AppContext, { payout }: LockedPayout, claimHours: number): boolean => {
  if (payout.state === 'CONFIRM_WAIT') return true;
  const endedMs = payout.endedAt?.getTime() ?? 0;
  return payout.state === 'AUTO_RECEIVED' && clock.now().getTime() - endedMs < claimHours * HOUR_MS;
};

export interface Claim {
  readonly proof: string | null;
  readonly by: Actor | 'member';
}

/** A payoutis looked into: nothing more happens by itself. The payout is locked and can be claimed. */
export const dispute = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, payout }: LockedPayout,
  { proof, by }: Claim,
): Promise<void> => {
  await updatePayout(tx, payout, { state: 'DISPUTED', proof, deadline: null, endedAt: null });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'DISPUTED', payoutId: payout.id, by });
  await tellOfWithdrawal(ctx, tx, withdrawal, { kind: 'withdrawal_disputed', amount: payout.amount });
  await advanceWithdrawal(ctx, tx, withdrawal);
};

/** The payment is proven to have arrived, whatever the member says: it is final, and nothing is given back. */
export const forceReceipt = async (ctx: AppContext, tx: Transaction, order: PayoutOrder): Promise<void> => {
  const locked = await lockPayout(tx, order.payoutId);
  if (locked.payout.state !== 'DISPUTED') throw new BusinessError('no_longer_open');
  await receive(ctx, tx, locked, { state: 'FORCED_RECEIVED', by: order.actor });
  await recordPayoutDecision(tx, 'withdrawal.force', order, locked);
};

/** Writes what was done to a payout into the audit, with what it was before. */
export const recordPayoutDecision = (
  tx: Transaction,
  action: string,
  { actor, payoutId, reason }: PayoutOrder,
  { withdrawal, payout }: LockedPayout,
): Promise<void> =>
  recordDecision(tx, {
    actor,
    action,
    subject: `part:${payoutId}`,
    reason,
    details: {
      withdrawalId: withdrawal.id,
      accountId: payout.accountId,
      amount: payout.amount,
      before: payout.state,
    },
  });

/** What the staff does to one payment, and why. */
export interface PayoutOrder {
  readonly actor: Actor;
  readonly payoutId: bigint;
  readonly reason: string;
}
