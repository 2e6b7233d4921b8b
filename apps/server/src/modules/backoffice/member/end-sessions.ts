import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
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
  house: House,
  caller: StaffCaller,
  { accountId, session, reason }: EndingOrder,
): Promise<number> => {
  await requireMember(house, accountId);
  const ids = await transaction(house.db, async (tx) => {
    const ending = { reason: BY_OPERATOR, at: house.clock.now() };
    const ended = await endAccountSessions(tx, { accountId, session }, ending);
    if (session !== null && ended.length === 0) throw new Refusal('not_found');
    const act = { actor: actorOf(caller), deed: 'member.sessions', subject: subjectOf(accountId) };
    await recordAudit(tx, { ...act, reason, details: { session, ended: ended.length } });
    return ended;
  });
  publishSessionEnds(house, accountId, { ids, reason: BY_OPERATOR });
  return ids.length;
};

/** Where a member is signed in. */
export const listMemberSessions = async (house: House, accountId: bigint) => {
  await requireMember(house, accountId);
  return listSessions(house, { accountId });
};
