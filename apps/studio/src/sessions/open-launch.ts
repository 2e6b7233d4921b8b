import { randomToken } from '@hintha/platform';
import type { Studio } from '../studio.ts';
import { digestOf, TOKEN_BITS } from './rules.ts';
import { insertSession } from './store.ts';
import type { Session } from './types.ts';

export type Launch = Omit<Session, 'id'>;

/** Keeps a place for the player and answers the code that opens it once. */
export const openLaunch = async ({ db, clock, random }: Studio, launch: Launch): Promise<string> => {
  const code = randomToken(random, TOKEN_BITS);
  await insertSession(db, { ...launch, launchHash: digestOf(code), at: clock.now() });
  return code;
};
