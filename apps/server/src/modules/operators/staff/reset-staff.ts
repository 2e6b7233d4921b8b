import { Stopped, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct, SYSTEM } from '../../audit/index.ts';
import { nameKey } from '../../identity/index.ts';
import { endSessions } from '../sign-in/session-store.ts';
import { drawPassword } from './first-password.ts';
import { resetKeys } from './staff-store.ts';

/** Lets somebody who lost the authenticator or the password begin anew; answers the password to begin with. */
export const resetStaff = async (
  { db, random, clock }: Pick<House, 'db' | 'random' | 'clock'>,
  name: string,
): Promise<string> => {
  const password = await drawPassword(random);
  await transaction(db, async (tx) => {
    const staff = await resetKeys(tx, nameKey(name), password.stored);
    if (staff === undefined) throw new Stopped(`There is no account ${name} among the staff.`);
    await endSessions(tx, staff.id, clock.now());
    await recordAct(tx, {
      actor: SYSTEM,
      deed: 'staff.reset',
      subject: `staff:${staff.id}`,
      details: { name: staff.name },
    });
  });
  return password.text;
};
