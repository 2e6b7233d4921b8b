import { gather, type Caller } from '@hintha/platform';
import type { House } from '../../house.ts';
import { hashToken } from './open-session.ts';
import { IDLE_MS, LIFE_MS, TOUCH_EVERY_MS } from './rules.ts';
import { findLiveSessions, touchSession } from './store.ts';

export type FindSession = (token: string, cause: 'player' | 'background') => Promise<Caller | undefined>;

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
    if (idle >= IDLE_MS || now - session.createdAt.getTime() >= LIFE_MS) return undefined;
    if (cause === 'player' && idle >= TOUCH_EVERY_MS) await touchSession(house.db, session.id, new Date(now));
    return {
      accountId: session.accountId,
      account: session.account,
      type: session.type,
      sessionId: session.id,
    };
  };
};
