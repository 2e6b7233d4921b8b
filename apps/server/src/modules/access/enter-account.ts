import type { House } from '../../house.ts';
import { noteSignIn } from './devices/note-sign-in.ts';
import { openSession } from './open-session.ts';
import type { Origin, SignedIn } from './types.ts';

/** Opens a session for an owner whose password, if there is one, gives no cause for another. */
export const enterAccount = async (house: House, accountId: bigint, origin: Origin): Promise<SignedIn> => {
  const notice = await noteSignIn(house, { accountId, outcome: 'ok' }, origin);
  return {
    token: await openSession(house, accountId, origin),
    ...notice,
    firstTimeLogin: false,
    passwordExpired: false,
    usingDefaultPassword: false,
  };
};
