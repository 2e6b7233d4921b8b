import { type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { endSession } from './session-store.ts';

/** Ends the caller's session. */
export const signOut = async (house: House, caller: StaffCaller): Promise<void> =>
  transaction(house.db, async (tx) => {
    if (!(await endSession(tx, caller.sessionId, house.clock.now()))) return;
    await recordAct(tx, {
      actor: actorOf(caller),
      deed: 'session.end',
      subject: `staff:${caller.staffId}`,
      details: {},
    });
  });
