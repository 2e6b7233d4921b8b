import { type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { updateCase } from './case-store.ts';
import { lockOpenCase } from './lock-open-case.ts';

/** One of the staff closes a case for good. */
export const closeCase = (
  house: House,
  caller: StaffCaller,
  { caseId, reason }: { caseId: bigint; reason: string },
): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { state: before, accountId } = await lockOpenCase(tx, caseId);
    const keeper = { id: caller.staffId, name: caller.name };
    await updateCase(tx, caseId, { state: 'CLOSED', keeper, at: house.clock.now() });
    const details = { account: accountId, before };
    await recordAct(tx, {
      actor: actorOf(caller),
      deed: 'case.close',
      subject: `case:${caseId}`,
      reason,
      details,
    });
  });
