import type { RestrictionKind } from '@hintha/contract';
import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { tellEnded } from '../../identity/index.ts';
import { BY_HOUSE, restrictAccount, type Restriction } from '../../protection/index.ts';
import { askToBringHome } from '../../vendors/index.ts';
import { requireMember } from '../require-member.ts';
import { RESTRICT, subjectOf } from '../rules.ts';

export interface RestrictionOrder {
  readonly accountId: bigint;
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly note: string;
  /** Null for one without an end. */
  readonly until: Date | null;
}

/** With these, money that is at vendors may not be played with any more. */
const STOPS_PLAY: ReadonlySet<RestrictionKind> = new Set(['SIGN_IN', 'BETTING']);

/** Closes something to a member; who may not sign in any more is signed out at once. */
export const restrictMember = async (
  house: House,
  caller: StaffCaller,
  order: RestrictionOrder,
): Promise<Restriction> => {
  const { accountId, kind, reason, note, until } = order;
  if (until !== null && until <= house.clock.now())
    throw new Refusal('bad_request', { fields: [{ field: 'until', problem: 'invalid' }] });
  await requireMember(house, accountId);
  const { restriction, ended } = await transaction(house.db, async (tx) => {
    const done = await restrictAccount(house, tx, { ...order, setBy: caller.name });
    if (STOPS_PLAY.has(kind)) await askToBringHome(tx, accountId);
    const details = { restriction: done.restriction.id, kind, code: reason, until };
    const act = { actor: actorOf(caller), deed: RESTRICT, subject: subjectOf(accountId) };
    await recordAct(tx, { ...act, reason: note, details });
    return done;
  });
  tellEnded(house, accountId, { ids: ended, reason: BY_HOUSE });
  return restriction;
};
