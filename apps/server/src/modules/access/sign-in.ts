import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { challengeStranger, type ShownFirst } from './challenges/challenge-stranger.ts';
import { noteFailure } from './devices/note-sign-in.ts';
import { openSession } from './open-session.ts';
import type { Entrance, Origin, SignedIn } from './types.ts';

/**
 * The door of every login to an account that is there already, whatever it was made with. From a place that the
 * account does not know it may ask for a second proof first.
 */
export const signIn = async (
  house: House,
  entrance: Entrance,
  origin: Origin,
  shown: ShownFirst,
): Promise<SignedIn> => {
  await challengeStranger(house, entrance, origin, shown);
  const signedIn = await openSession(house, entrance, origin);
  if (signedIn !== undefined) return signedIn;
  await noteFailure(house, entrance.accountId, origin);
  throw new Refusal(shown === 'password' ? 'wrong_credentials' : 'code_wrong');
};
