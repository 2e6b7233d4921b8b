import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { endSession } from '../store.ts';

/** Ends the caller's session everywhere at once. */
export const logOut = async (house: House, caller: Caller): Promise<void> => {
  await endSession(house.db, caller.sessionId, 'logout', house.clock.now());
  house.events.publish({
    type: 'session-ended',
    key: String(caller.accountId),
    sessionId: String(caller.sessionId),
    reason: 'logout',
  });
};
