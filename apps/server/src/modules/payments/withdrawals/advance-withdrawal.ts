import type { inbox } from '@hintha/contract';
import { formatAmount, type Money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, type AuditEntry, recordAudit, SYSTEM } from '../../audit/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findPayout, selectPayouts } from './payout-store.ts';
import { stateOfPayouts } from './rules.ts';
import type { StoredPayout, StoredWithdrawal } from './types.ts';
import { findWithdrawal, insertStatus, lockWithdrawalRow, updateWithdrawal } from './withdrawal-store.ts';

/** Locks a withdrawal with all its payouts, after the wallet of its member, as every use case does that moves its money. */
export const lockWithdrawal = async (tx: Transaction, id: bigint): Promise<StoredWithdrawal> => {
  const known = await findWithdrawal(tx, id);
  if (known === undefined) throw new BusinessError('not_found');
  await lockWallets(tx, [known.accountId]);
  return (await lockWithdrawalRow(tx, id)) ?? known;
};

export interface LockedPayout {
  readonly withdrawal: StoredWithdrawal;
  readonly payout: StoredPayout;
}

/** A payout and its withdrawal as they stand once nobody else can change them. */
export const lockPayout = async (tx: Transaction, id: bigint): Promise<LockedPayout> => {
  const known = await findPayout(tx, id);
  if (known === undefined) throw new BusinessError('not_found');
  const withdrawal = await lockWithdrawal(tx, known.withdrawalId);
  return { withdrawal, payout: (await findPayout(tx, id)) ?? known };
};

/** Brings an approved withdrawal to where its payouts are; called after each of their changes, under the same lock. */
export const advanceWithdrawal = async (
  ctx: AppContext,
  tx: Transaction,
  withdrawal: StoredWithdrawal,
): Promise<void> => {
  const payouts = await selectPayouts(tx, [withdrawal.id]);
  const state = stateOfPayouts(
    payouts.map((payout) => ({ state: payout.state, asked: payout.askedAt !== null })),
  );
  if (state === withdrawal.state) return;
  const isOver = state === 'COMPLETED' || state === 'FAILED';
  await updateWithdrawal(tx, withdrawal, {
    state,
    endedAt: isOver ? ctx.clock.now() : null,
    reopened: withdrawal.reopened || withdrawal.endedAt !== null,
  });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: state, by: SYSTEM });
  // One that failed has told so with each of its payments.
  if (state === 'COMPLETED') await tellOfWithdrawal(ctx, tx, withdrawal, { kind: 'withdrawal_completed' });
};

export interface StatusChange {
  readonly withdrawalId: bigint;
  readonly what: string;
  readonly payoutId?: bigint;
  readonly by: Actor | 'member';
}

/** Writes down for the timeline what has happened and by whom. */
export const recordStatus = async (
  { clock }: AppContext,
  tx: Transaction,
  change: StatusChange,
): Promise<void> => {
  const { withdrawalId, what, payoutId = null, by } = change;
  await insertStatus(tx, {
    withdrawalId,
    what,
    payoutId,
    by: by === 'member' ? 'member' : 'operator',
    staffId: by !== 'member' && by.kind === 'staff' ? by.id : null,
    at: clock.now(),
  });
};

/** Writes a use case of the staff into the audit, last of all; what the operator does by itself stands in the timeline. */
export const recordDecision = async (tx: Transaction, entry: AuditEntry): Promise<void> => {
  if (entry.actor.kind === 'staff') await recordAudit(tx, entry);
};

interface WithdrawalNotification {
  readonly kind: inbox.MessageKind;
  /** The whole withdrawal's when it is left out. */
  readonly amount?: Money;
  readonly reason?: string;
}

/** Tells the member of a withdrawal what has become of it or of one of its payments. */
export const tellOfWithdrawal = (
  ctx: AppContext,
  tx: Transaction,
  withdrawal: StoredWithdrawal,
  { kind, amount = withdrawal.amount, reason = '' }: WithdrawalNotification,
): Promise<void> =>
  notifyMember(ctx, tx, {
    accountId: withdrawal.accountId,
    kind,
    values: { order: String(withdrawal.id), amount: formatAmount(amount), reason },
  });
