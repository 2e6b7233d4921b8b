import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { nameKey } from '../../identity/index.ts';
import { drawPassword } from './first-password.ts';
import { insertStaff } from './staff-store.ts';

/** Makes an account without a role, since roles need a second pair of eyes; answers its first password. */
export const createStaff = async (
  house: House,
  caller: StaffCaller,
  name: string,
): Promise<{ id: bigint; password: string }> => {
  const password = await drawPassword(house.random);
  const staff = { name, key: nameKey(name), roles: [], password: password.stored, at: house.clock.now() };
  return transaction(house.db, async (tx) => {
    const id = await insertStaff(tx, staff);
    if (id === undefined) throw new Refusal('username_taken');
    await recordAct(tx, {
      actor: actorOf(caller),
      deed: 'staff.create',
      subject: `staff:${id}`,
      details: { name },
    });
    return { id, password: password.text };
  });
};
