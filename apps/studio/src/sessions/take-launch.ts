import { randomToken } from '@hintha/platform';
import { Refused } from '../refused.ts';
import type { Studio } from '../studio.ts';
import { digestOf, LAUNCH_MS, TOKEN_BITS } from './rules.ts';
import { findFreshSession, openFreshSession } from './store.ts';
import type { Session } from './types.ts';

const notBefore = ({ clock }: Studio): Date => new Date(clock.now().getTime() - LAUNCH_MS);

/** The session that a code would open; the code stays good. */
export const findLaunch = async (studio: Studio, code: string): Promise<Session> => {
  const session = await findFreshSession(studio.db, digestOf(code), notBefore(studio));
  if (session === undefined) throw new Refused('session_ended');
  return session;
};

/** Uses the code up and answers the token of the session, which is kept nowhere. */
export const takeLaunch = async (studio: Studio, code: string): Promise<string> => {
  const token = randomToken(studio.random, TOKEN_BITS);
  const opened = await openFreshSession(studio.db, {
    launchHash: digestOf(code),
    tokenHash: digestOf(token),
    at: studio.clock.now(),
    notBefore: notBefore(studio),
  });
  if (!opened) throw new Refused('session_ended');
  return token;
};
