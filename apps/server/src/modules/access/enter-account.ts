import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openSession } from './open-session.ts';
import { NO_CAUSE } from './passwords/judge-password.ts';
import type { Origin, PasswordJudgement, SignedIn } from './types.ts';

/** Opens the first session of an account that has just been made. Whoever comes back goes through `signIn`. */
export const enterAccount = async (
  house: House,
  accountId: bigint,
  origin: Origin,
  judgement: PasswordJudgement = NO_CAUSE,
): Promise<SignedIn> => {
  const opening = { accountId, passwordDigest: null, judgement, remember: null };
  const signedIn = await openSession(house, opening, origin);
  if (signedIn === undefined) throw new Refusal('account_locked');
  return signedIn;
};
