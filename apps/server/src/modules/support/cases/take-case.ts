import { type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { updateCase } from './case-store.ts';
import { lockOpenCase } from './lock-open-case.ts';

/** One of the staff takes a case, also from a colleague. Taken again by the same one, it stays as it is. */
export const takeCase = (house: House, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { state, keeper: before, accountId } = await lockOpenCase(tx, id);
    if (before === caller.name && state !== 'OPEN') return;
    const keeper = { id: caller.staffId, name: caller.name };
    const next = state === 'OPEN' ? 'IN_PROGRESS' : state;
    await updateCase(tx, id, { state: next, keeper, at: house.clock.now() });
    const details = { account: accountId, before };
    await recordAct(tx, { actor: actorOf(caller), deed: 'case.take', subject: `case:${id}`, details });
  });
