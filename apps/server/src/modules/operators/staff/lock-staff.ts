import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { endSessions } from '../sign-in/session-store.ts';
import { updateStatus } from './staff-store.ts';

/** Locks an account and ends its sessions. It takes one person, since it may have to be quick. */
export const lockStaff = async (
  house: House,
  caller: StaffCaller,
  { id, reason }: { id: bigint; reason: string },
): Promise<void> =>
  transaction(house.db, async (tx) => {
    const name = await updateStatus(tx, id, 'locked');
    if (name === undefined) throw new Refusal('not_found');
    await endSessions(tx, id, house.clock.now());
    await recordAct(tx, {
      actor: actorOf(caller),
      deed: 'staff.lock',
      subject: `staff:${id}`,
      reason,
      details: { name },
    });
  });
