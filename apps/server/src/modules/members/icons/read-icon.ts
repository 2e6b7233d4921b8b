import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findPerson } from '../profile/find-person.ts';
import { iconOf } from '../rules.ts';

/** The name of the caller's icon. */
export const readIcon = async (house: House, { accountId }: Caller): Promise<string> =>
  iconOf(await findPerson(house.db, accountId), accountId);
