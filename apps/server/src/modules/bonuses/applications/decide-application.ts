import type { bonuses } from '@hintha/contract';
import { formatAmount, type Money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { catchUp } from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findGrant, insertGrantFingerprints } from '../grants/bonus-store.ts';
import { findKind } from '../kinds/kind-store.ts';
import { payOrHold } from '../grants/pay-bonus.ts';
import { periodOf } from '../rules.ts';
import type { Application, BonusKind, Grant } from '../types.ts';
import { lockRow, updateDecided } from './application-store.ts';
import { getApplication } from './read-applications.ts';

export interface Approval extends Decision {
  readonly amount: Money;
  /** What staff has seen. */
  readonly reason: string;
}

/**
 * Staff gives what was applied for, so much of it as it finds right, once for the member and each of its marks. Where the
 * budget of the day or the month has no room it is due, and given when there is some.
 */
export const approveApplication = async (
  ctx: AppContext,
  tx: Transaction,
  approval: Approval,
): Promise<Application> => {
  const { applicationId: id, amount, actor, reason } = approval;
  const application = await lockApplication(tx, id);
  if (isRepeated(application, approval, application.amount === amount)) return application;
  const kind = await getReviewed(tx, application.kind);
  if (amount <= 0n || amount > application.most)
    throw new BusinessError('amount_out_of_range', { most: formatAmount(application.most) });
  const grant = await give(ctx, tx, { application, kind, amount });
  const at = ctx.clock.now();
  await updateDecided(tx, id, {
    state: grant === null ? 'DUE' : 'ISSUED',
    reason: null,
    grantId: grant?.id ?? null,
    at,
    ...decisionOf(approval),
  });
  const { accountId, kind: bonus, contactId } = application;
  const details = { account: accountId, bonus, contactId, amount, grant: grant?.id ?? null };
  await recordAudit(tx, {
    actor,
    action: 'application.approve',
    subject: `application:${id}`,
    reason,
    details,
  });
  return getApplication(tx, id);
};

const getReviewed = async (tx: Transaction, code: string): Promise<BonusKind> => {
  const kind = await findKind(tx, code);
  if (kind === undefined || !kind.enabled) throw new BusinessError('not_enabled');
  return kind;
};

interface Given {
  readonly application: Application;
  readonly kind: BonusKind;
  readonly amount: Money;
}

const give = async (ctx: AppContext, tx: Transaction, given: Given): Promise<Grant | null> => {
  const { application, kind, amount } = given;
  const { id, accountId, marks } = application;
  const at = ctx.clock.now();
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  if ((await findGrant(tx, named)) !== undefined) throw new BusinessError('bonus_taken');
  if (!(await insertGrantFingerprints(tx, named, marks))) throw new BusinessError('bonus_taken');
  await catchUp(tx, accountId);
  const requestId = `application:${id}`;
  const terms = { base: amount, depositId: null, requestId, at };
  return payOrHold(ctx, tx, { ...terms, kind, named, amount, byHand: true });
};

export interface Rejection extends Decision {
  readonly reason: bonuses.ApplicationRejection;
}

/** Staff turns an application down, for a reason that the member is told; it may apply anew. */
export const rejectApplication = async (
  ctx: AppContext,
  tx: Transaction,
  rejection: Rejection,
): Promise<Application> => {
  const { applicationId: id, actor, reason } = rejection;
  const application = await lockApplication(tx, id);
  if (isRepeated(application, rejection, application.reason === reason)) return application;
  const at = ctx.clock.now();
  await updateDecided(tx, id, { state: 'REJECTED', reason, grantId: null, at, ...decisionOf(rejection) });
  const { accountId, kind: bonus, contactId } = application;
  await notifyMember(ctx, tx, { accountId, kind: 'bonus_rejected', values: { bonus, reason } });
  const details = { account: accountId, bonus, contactId };
  await recordAudit(tx, {
    actor,
    action: 'application.reject',
    subject: `application:${id}`,
    reason,
    details,
  });
  return getApplication(tx, id);
};

export interface Decision {
  readonly applicationId: bigint;
  readonly actor: Actor;
  /** Of the caller's choosing: the same one decides once. */
  readonly requestId?: string | undefined;
}

/** Holds an application and, before it, the wallet of its member, as everything does that gives a bonus. */
const lockApplication = async (tx: Transaction, id: bigint): Promise<Application> => {
  const { accountId } = await getApplication(tx, id);
  await lockWallets(tx, [accountId]);
  await lockRow(tx, id);
  return getApplication(tx, id);
};

/**
 * Whether this very decision has been made: its caller did not hear of it and asks again. Refuses where another one was
 * made, by whomever, or where the same key stands for something else.
 */
const isRepeated = (application: Application, { actor, requestId }: Decision, isSame: boolean): boolean => {
  if (application.state === 'APPLYING') return false;
  const isOwn = actor.kind === 'staff' && application.decidedBy === actor.id;
  if (requestId === undefined || !isOwn || application.decisionKey !== requestId)
    throw new BusinessError('application_decided');
  if (!isSame) throw new BusinessError('key_reused');
  return true;
};

/** Who decided, and under which key. */
const decisionOf = ({ actor, requestId }: Decision): { by: bigint | null; key: string | null } => ({
  by: actor.kind === 'staff' ? actor.id : null,
  key: requestId ?? null,
});
