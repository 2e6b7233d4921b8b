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

/** A part has arrived: its money leaves the ledger. The part is locked and has not ended. */
export const receive = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, part }: LockedPayout,
  { state, by }: Receipt,
): Promise<void> => {
  await letLeave(tx, part);
  const endedAt = ctx.clock.now();
  await updatePayout(tx, part, { state, leftAt: part.leftAt ?? endedAt, deadline: null, endedAt });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: state, partId: part.id, by });
  const reason = REASONS[state];
  if (reason !== null)
    await tellOfWithdrawal(ctx, tx, withdrawal, {
      kind: 'withdrawal_received',
      amount: part.amount,
      reason,
    });
  await advanceWithdrawal(ctx, tx, withdrawal);
};

const HOUR_MS = 60 * 60_000;

export interface ClaimOrder extends PartOrder {
  /** The picture that the member sent; null when there is none. */
  readonly proof: string | null;
}

/** Has a payment looked into that the member says it has not got, also one that counted as received meanwhile. */
export const claimPart = async (ctx: AppContext, tx: Transaction, order: ClaimOrder): Promise<void> => {
  const locked = await lockPayout(tx, order.partId);
  const { claimHours } = await readSettings(tx, withdrawalSettings);
  if (!isClaimable(ctx, locked, claimHours)) throw new BusinessError('no_longer_open');
  await dispute(ctx, tx, locked, { proof: order.proof, by: order.actor });
  await recordPayoutDecision(tx, 'withdrawal.claim', order, locked);
};

const isClaimable = ({ clock }: AppContext, { part }: LockedPayout, claimHours: number): boolean => {
  if (part.state === 'CONFIRM_WAIT') return true;
  const endedMs = part.endedAt?.getTime() ?? 0;
  return part.state === 'AUTO_RECEIVED' && clock.now().getTime() - endedMs < claimHours * HOUR_MS;
};

export interface Claim {
  readonly proof: string | null;
  readonly by: Actor | 'member';
}

/** A part is looked into: nothing more happens by itself. The part is locked and can be claimed. */
export const dispute = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, part }: LockedPayout,
  { proof, by }: Claim,
): Promise<void> => {
  await updatePayout(tx, part, { state: 'DISPUTED', proof, deadline: null, endedAt: null });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'DISPUTED', partId: part.id, by });
  await tellOfWithdrawal(ctx, tx, withdrawal, { kind: 'withdrawal_disputed', amount: part.amount });
  await advanceWithdrawal(ctx, tx, withdrawal);
};

/** The payment is proven to have arrived, whatever the member says: it is final, and nothing is given back. */
export const forceReceipt = async (ctx: AppContext, tx: Transaction, order: PartOrder): Promise<void> => {
  const locked = await lockPayout(tx, order.partId);
  if (locked.part.state !== 'DISPUTED') throw new BusinessError('no_longer_open');
  await receive(ctx, tx, locked, { state: 'FORCED_RECEIVED', by: order.actor });
  await recordPayoutDecision(tx, 'withdrawal.force', order, locked);
};

/** Writes what was done to a part into the audit, with what it was before. */
export const recordPayoutDecision = (
  tx: Transaction,
  action: string,
  { actor, partId, reason }: PartOrder,
  { withdrawal, part }: LockedPayout,
): Promise<void> =>
  recordDecision(tx, {
    actor,
    action,
    subject: `part:${partId}`,
    reason,
    details: {
      withdrawalId: withdrawal.id,
      accountId: part.accountId,
      amount: part.amount,
      before: part.state,
    },
  });

/** What the staff does to one payment, and why. */
export interface PartOrder {
  readonly actor: Actor;
  readonly partId: bigint;
  readonly reason: string;
}
