import { gather, type Caller } from '@hintha/platform';
import type { House } from '../../house.ts';
import { hashToken } from './hash-token.ts';
import { IDLE_MS, lifeOf, TOUCH_EVERY_MS } from './rules.ts';
import { findLiveSessions, touchSession } from './store.ts';

/** Who calls, and whether another password has to be chosen first. */
export interface FoundSession extends Caller {
  held: boolean;
}

export type FindSession = (
  token: string,
  cause: 'player' | 'background',
) => Promise<FoundSession | undefined>;

/**
 * Finds the caller behind a token, while the session lives. A request of the player keeps it alive; the event stream
 * and background polls do not. Every call asks the database, so that a session that has ended is ended at once; calls
 * that come together ask together.
 */
export const openFindSession = (house: House): FindSession => {
  const find = gather(async (hashes) => {
    const sessions = await findLiveSessions(
      house.db,
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    );
    return new Map(sessions.map((session) => [session.tokenHash.toString('hex'), session]));
  });
  return async (token, cause) => {
    const session = await find(hashToken(token).toString('hex'));
    if (session === undefined || session.status === 'locked') return undefined;
    const now = house.clock.now().getTime();
    const idle = now - session.lastUsedAt.getTime();
    if (idle >= IDLE_MS || now - session.createdAt.getTime() >= lifeOf(session.type)) return undefined;
    if (cause === 'player' && idle >= TOUCH_EVERY_MS) await touchSession(house.db, session.id, new Date(now));
    return {
      accountId: session.accountId,
      account: session.account,
      type: session.type,
      sessionId: session.id,
      held: session.held,
    };
  };
};
