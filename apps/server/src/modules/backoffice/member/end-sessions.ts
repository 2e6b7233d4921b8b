import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { endAccountSessions, listSessions, publishSessionEnds } from '../../identity/index.ts';
import { BY_OPERATOR } from '../../protection/index.ts';
import { requireMember } from '../require-member.ts';
import { subjectOf } from '../rules.ts';

export interface EndingOrder {
  readonly accountId: bigint;
  /** Null for every session. */
  readonly session: bigint | null;
  readonly reason: string;
}

/** Ends one session of a member, or all of them; answers how many. */
export const endMemberSessions = async (
  ctx: AppContext,
  caller: StaffCaller,
  { accountId, session, reason }: EndingOrder,
): Promise<number> => {
  await requireMember(ctx, accountId);
  const ids = await transaction(ctx.db, async (tx) => {
    const ending = { reason: BY_OPERATOR, at: ctx.clock.now() };
    const ended = await endAccountSessions(tx, { accountId, session }, ending);
    if (session !== null && ended.length === 0) throw new BusinessError('not_found');
    const entry = { actor: actorOf(caller), action: 'member.sessions', subject: subjectOf(accountId) };
    await recordAudit(tx, { ...entry, reason, details: { session, ended: ended.length } });
    return ended;
  });
  publishSessionEnds(ctx, accountId, { ids, reason: BY_OPERATOR });
  return ids.length;
};

/** Where a member is signed in. */
export const listMemberSessions = async (ctx: AppContext, accountId: bigint) => {
  await requireMember(ctx, accountId);
  return listSessions(ctx, { accountId });
};
