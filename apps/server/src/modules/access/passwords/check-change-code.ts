import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../settings/index.ts';
import { checkFactor } from '../factors/check-factor.ts';
import { findKeys } from '../factors/key-store.ts';
import { secondFactors } from '../factors/second-factors.ts';
import type { Shown } from '../factors/types.ts';
import { isHeld } from '../store.ts';

const NOTHING: Shown = { spend: async () => undefined };

/**
 * The code that a change of the password asks for where the flag says so, of the account's first second factor. A login
 * that is held until the change is made has just shown its password and can reach nothing else, so it is not asked.
 */
export const checkChangeCode = async (house: House, caller: Caller, code: string): Promise<Shown> => {
  const { accountId, sessionId } = caller;
  if (!(await isFlagOn(house.db, 'CHNGPASSVERIF3')) || (await isHeld(house.db, sessionId))) return NOTHING;
  const keys = await findKeys(house.db, accountId);
  const [method] = keys === undefined ? [] : secondFactors(keys);
  return keys === undefined || method === undefined ? NOTHING : checkFactor(house, keys, { method, code });
};
