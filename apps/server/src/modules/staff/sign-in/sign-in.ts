import { randomToken, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { hashToken, nameKey, NOBODYS_PASSWORD, placeOf, verifyPassword } from '../../identity/index.ts';
import { findKeysByName } from '../store.ts';
import { endSession, insertSession } from './sign-in-store.ts';
import { refuseSignIn, takeAttempts } from './take-attempts.ts';

export const TOKEN_BITS = 256;

export interface Place {
  ip: string;
  userAgent: string;
}

export interface Entered {
  /** The only time it is told. */
  token: string;
  hasAuthenticator: boolean;
}

/** Opens a session that is good for showing a code. An unknown name and a wrong password look and last the same. */
export const signIn = async (
  house: House,
  { name, password }: { name: string; password: string },
  { ip, userAgent }: Place,
): Promise<Entered> => {
  const key = nameKey(name);
  const staff = await findKeysByName(house.db, key);
  const tried = [
    ['name', key],
    ['place', placeOf(ip)],
  ] as const;
  const forgive = await takeAttempts(house, { tried, staffId: staff?.id, ip });
  const right = await verifyPassword(staff?.password ?? NOBODYS_PASSWORD, password);
  if (staff === undefined || !right)
    return refuseSignIn(house, { staffId: staff?.id, ip, code: 'wrong_credentials' });
  await forgive();
  if (staff.status === 'locked')
    return refuseSignIn(house, { staffId: staff.id, ip, code: 'account_locked' });
  const token = randomToken(house.random, TOKEN_BITS);
  const opened = await transaction(house.db, async (tx) => {
    const at = house.clock.now();
    const session = { tokenHash: hashToken(token), staffId: staff.id, complete: false, at, ip, userAgent };
    if (!(await insertSession(tx, session, staff.password))) return false;
    await recordAudit(tx, {
      actor: actorOf({ staffId: staff.id, name: staff.name }),
      deed: 'session.begin',
      subject: `staff:${staff.id}`,
      details: { ip },
    });
    return true;
  });
  if (!opened) return refuseSignIn(house, { staffId: staff.id, ip, code: 'wrong_credentials' });
  return { token, hasAuthenticator: staff.confirmed };
};

/** Ends the caller's session. */
export const signOut = async (house: House, caller: StaffCaller): Promise<void> =>
  transaction(house.db, async (tx) => {
    if (!(await endSession(tx, caller.sessionId, house.clock.now()))) return;
    await recordAudit(tx, {
      actor: actorOf(caller),
      deed: 'session.end',
      subject: `staff:${caller.staffId}`,
      details: {},
    });
  });
