import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, recordAudit, SYSTEM } from '../audit/index.ts';
import { hasOneOf, holdStaff, mayAct } from '../staff/index.ts';
import { type AnyApprovalAction, findApprovalAction, hashPayload } from './propose.ts';
import { decideApproval, expireRows, lockApproval } from './store.ts';
import type { Approval } from './types.ts';

export interface ApprovalDecision {
  readonly id: bigint;
  /** In hexadecimal digits: of what the checker has read. */
  readonly payloadHash: string;
}

/** Executes what somebody else proposed, in one transaction with its approval and once; whether it is due instead. */
export const approve = async (
  ctx: AppContext,
  checker: StaffCaller,
  order: ApprovalDecision,
): Promise<{ due: boolean }> => {
  try {
    return await transaction(ctx.db, async (tx) => {
      const { approval, action } = await admit(ctx, tx, checker, order);
      return { due: (await execute(ctx, tx, { approval, action, checker })) === 'due' };
    });
  } catch (error) {
    if (error instanceof BusinessError) await noteRefused(ctx, checker, order, error.code);
    throw error;
  }
};

/** Locks the proposal, and refuses one that this checker may not approve as it stands. */
const admit = async (ctx: AppContext, tx: Transaction, checker: StaffCaller, order: ApprovalDecision) => {
  const approval = await lockApproval(tx, order.id);
  if (approval === undefined) throw new BusinessError('not_found');
  const action = findApprovalAction(ctx, approval.action);
  if (action === undefined || isOver(approval, ctx.clock.now())) throw new BusinessError('proposal_over');
  if (approval.makerId === checker.staffId) throw new BusinessError('own_proposal');
  const held = await holdStaff(tx, [approval.makerId, checker.staffId]);
  const rightsOf = (id: bigint) => held.find((staff) => staff.id === id);
  if (!mayAct(rightsOf(checker.staffId), action.checkers)) throw new BusinessError('role_needed');
  if (!mayAct(rightsOf(approval.makerId), action.makers)) throw new BusinessError('proposer_not_allowed');
  if (!isAsRead(approval, order)) throw new BusinessError('proposal_changed');
  return { approval, action };
};

const isOver = ({ state, expiresAt }: Approval, now: Date): boolean => state !== 'open' || expiresAt <= now;

/** Whether what would be executed is what was proposed, and what the checker has read. */
const isAsRead = (approval: Approval, { payloadHash }: ApprovalDecision): boolean => {
  const actual = hashPayload(approval.action, approval.payload);
  return actual.equals(approval.payloadHash) && actual.toString('hex') === payloadHash;
};

interface Admitted {
  approval: Approval;
  action: AnyApprovalAction;
  checker: StaffCaller;
}

const execute = async (ctx: AppContext, tx: Transaction, { approval, action, checker }: Admitted) => {
  const { id, reason, subject } = approval;
  const maker = actorOf({ staffId: approval.makerId, name: approval.maker });
  const payload = action.payload.parse(JSON.parse(approval.payload));
  const executed = await action.execute(ctx, tx, { id, payload, reason, maker, checker: actorOf(checker) });
  const at = ctx.clock.now();
  const decision = { checkerId: checker.staffId, checker: checker.name, note: null, at };
  await decideApproval(tx, { id, state: 'executed', ...decision });
  await recordAudit(tx, {
    actor: actorOf(checker),
    action: action.name,
    subject,
    reason,
    details: { approval: id, maker: approval.maker, payload: JSON.parse(approval.payload) as unknown },
  });
  return executed;
};

const noteRefused = (
  ctx: AppContext,
  checker: StaffCaller,
  { id }: ApprovalDecision,
  code: BusinessError['code'],
) =>
  transaction(ctx.db, (tx) =>
    recordAudit(tx, {
      actor: actorOf(checker),
      action: 'approval.refuse',
      subject: `approval:${id}`,
      details: { code },
    }),
  );

/** Turns a proposal down; who made it may take it back. */
export const reject = async (
  ctx: AppContext,
  caller: StaffCaller,
  { id, note }: { id: bigint; note: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const approval = await lockApproval(tx, id);
    if (approval === undefined) throw new BusinessError('not_found');
    const action = findApprovalAction(ctx, approval.action);
    if (approval.state !== 'open') throw new BusinessError('proposal_over');
    const own = approval.makerId === caller.staffId;
    if (!own && !hasOneOf(caller, action?.checkers ?? [])) throw new BusinessError('role_needed');
    const at = ctx.clock.now();
    const decision = { checkerId: caller.staffId, checker: caller.name, note, at };
    await decideApproval(tx, { id, state: 'rejected', ...decision });
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'approval.reject',
      subject: approval.subject,
      reason: note,
      details: { approval: id, action: approval.action, maker: approval.maker },
    });
  });

/** Closes the proposals that nobody decided within their day. */
export const expireProposals = ({ db, clock }: AppContext): Promise<void> =>
  transaction(db, async (tx) => {
    for (const { id, action } of await expireRows(tx, clock.now()))
      await recordAudit(tx, {
        actor: SYSTEM,
        action: 'approval.expire',
        subject: `approval:${id}`,
        details: { action },
      });
  });
