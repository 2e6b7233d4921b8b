import { Refused } from '../refused.ts';
import type { Studio } from '../studio.ts';
import { digestOf, IDLE_MS, TOUCH_EVERY_MS } from './rules.ts';
import { findOpenSession, touchSession } from './store.ts';
import type { Session } from './types.ts';

/** The session behind a token; every call of the player keeps it alive. */
export const admitPlayer = async ({ db, clock }: Studio, token: string | null): Promise<Session> => {
  const session = token === null ? undefined : await findOpenSession(db, digestOf(token));
  if (session === undefined) throw new Refused('session_ended');
  const now = clock.now();
  const idleMs = now.getTime() - session.lastUsedAt.getTime();
  if (idleMs >= IDLE_MS) throw new Refused('session_ended');
  if (idleMs >= TOUCH_EVERY_MS) await touchSession(db, session.id, now);
  return session;
};
