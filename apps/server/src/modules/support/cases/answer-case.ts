import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { type Case, insertAnswer, lockCase, selectAnswers, updateCase } from './case-store.ts';

interface CaseAnswer {
  readonly caseId: bigint;
  readonly text: string;
  readonly requestId: string;
}

/** One of the staff answers a case, which becomes its own. The same request answers once. */
export const answerCase = (ctx: AppContext, caller: StaffCaller, answer: CaseAnswer): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { caseId, text, requestId } = answer;
    const { accountId } = await lockOpenCase(tx, caseId);
    const earlier = (await selectAnswers(tx, caseId)).find((one) => one.requestId === requestId);
    if (earlier !== undefined) {
      if (earlier.text !== text || earlier.staffId !== caller.staffId) throw new BusinessError('key_reused');
      return;
    }
    const at = ctx.clock.now();
    const { staffId, name: author } = caller;
    await insertAnswer(tx, { caseId, staffId, author, text, requestId, at });
    await updateCase(tx, caseId, { state: 'ANSWERED', assignee: { id: staffId, name: author }, at });
    if (accountId !== null)
      await notifyMember(ctx, tx, { accountId, kind: 'case_answered', values: { order: String(caseId) } });
    const details = { account: accountId, text };
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'case.answer',
      subject: `case:${caseId}`,
      details,
    });
  });

/** One of the staff takes a case, also from a colleague. Taken again by the same one, it stays as it is. */
export const takeCase = (ctx: AppContext, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { state, assignee: before, accountId } = await lockOpenCase(tx, id);
    if (before === caller.name && state !== 'OPEN') return;
    const assignee = { id: caller.staffId, name: caller.name };
    const next = state === 'OPEN' ? 'IN_PROGRESS' : state;
    await updateCase(tx, id, { state: next, assignee, at: ctx.clock.now() });
    const details = { account: accountId, before };
    await recordAudit(tx, { actor: actorOf(caller), action: 'case.take', subject: `case:${id}`, details });
  });

/** One of the staff closes a case for good. */
export const closeCase = (
  ctx: AppContext,
  caller: StaffCaller,
  { caseId, reason }: { caseId: bigint; reason: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { state: before, accountId } = await lockOpenCase(tx, caseId);
    const assignee = { id: caller.staffId, name: caller.name };
    await updateCase(tx, caseId, { state: 'CLOSED', assignee, at: ctx.clock.now() });
    const details = { account: accountId, before };
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'case.close',
      subject: `case:${caseId}`,
      reason,
      details,
    });
  });

/** Holds a case that is not closed. */
const lockOpenCase = async (tx: Transaction, id: bigint): Promise<Case> => {
  const found = await lockCase(tx, id);
  if (found === undefined) throw new BusinessError('not_found');
  if (found.state === 'CLOSED') throw new BusinessError('case_closed');
  return found;
};
