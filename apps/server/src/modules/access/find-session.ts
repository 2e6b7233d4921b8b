import type { Caller } from '@hintha/platform';
import type { House } from '../../house.ts';
import { hashToken } from './open-session.ts';
import { IDLE_MS, LIFE_MS, TOUCH_EVERY_MS } from './rules.ts';
import { findLiveSession, touchSession } from './store.ts';

/**
 * The caller behind a token, while the session lives. A request of the player keeps it alive; the event stream
 * and background polls do not.
 */
export const findSession = async (
  house: House,
  token: string,
  cause: 'player' | 'background',
): Promise<Caller | undefined> => {
  const session = await findLiveSession(house.db, hashToken(token));
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
