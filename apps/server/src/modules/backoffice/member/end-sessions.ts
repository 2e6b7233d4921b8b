import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { endForAccount, listSessions, tellEnded } from '../../identity/index.ts';
import { BY_HOUSE } from '../../protection/index.ts';
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
    const ending = { reason: BY_HOUSE, at: house.clock.now() };
    const ended = await endForAccount(tx, { accountId, session }, ending);
    if (session !== null && ended.length === 0) throw new Refusal('not_found');
    const act = { actor: actorOf(caller), deed: 'member.sessions', subject: subjectOf(accountId) };
    await recordAct(tx, { ...act, reason, details: { session, ended: ended.length } });
    return ended;
  });
  tellEnded(house, accountId, { ids, reason: BY_HOUSE });
  return ids.length;
};

/** Where a member is signed in. */
export const listMemberSessions = async (house: House, accountId: bigint) => {
  await requireMember(house, accountId);
  return listSessions(house, { accountId });
};
