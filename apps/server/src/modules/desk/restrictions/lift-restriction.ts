import { type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { liftRestriction as lift } from '../../protection/index.ts';
import { subjectOf } from '../rules.ts';

/** Opens to a member again what was closed. */
export const liftRestriction = (
  house: House,
  caller: StaffCaller,
  { id, note }: { id: bigint; note: string },
): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { accountId, kind } = await lift(house, tx, { id, by: caller.name, note });
    const act = { actor: actorOf(caller), deed: 'member.lift', subject: subjectOf(accountId) };
    await recordAct(tx, { ...act, reason: note, details: { restriction: id, kind } });
  });
