import { Stopped, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct, SYSTEM } from '../../audit/index.ts';
import { nameKey } from '../../identity/index.ts';
import { drawPassword } from './first-password.ts';
import { countAdministrators, insertStaff } from './staff-store.ts';

/** It takes two to give anybody a role, so the first two are made from the command line. */
const MOST_FIRST = 2;

/** Makes one of the first administrators and answers the password of the first sign-in. */
export const createAdministrator = async (
  { db, random, clock }: Pick<House, 'db' | 'random' | 'clock'>,
  name: string,
): Promise<string> => {
  const password = await drawPassword(random);
  const at = clock.now();
  await transaction(db, async (tx) => {
    if ((await countAdministrators(tx)) >= MOST_FIRST)
      throw new Stopped('There are two administrators; they make further accounts in the console.');
    const staff = {
      name,
      key: nameKey(name),
      roles: ['administrator'] as const,
      password: password.stored,
      at,
    };
    const id = await insertStaff(tx, staff);
    if (id === undefined) throw new Stopped(`There is an account ${name} already.`);
    await recordAct(tx, {
      actor: SYSTEM,
      deed: 'staff.create-administrator',
      subject: `staff:${id}`,
      details: { name },
    });
  });
  return password.text;
};
