import { BusinessError, type StaffGuard } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { hashToken } from '../../identity/index.ts';
import { SIGNING_IN_MS, hasOneOf, IDLE_MS, LIFE_MS, TOUCH_EVERY_MS } from '../rules.ts';
import { findSession, type StaffSession, touchSession } from './sign-in-store.ts';

/**
 * The guard of the console. Every call asks the database, so that a session that has ended, a lock and a lost
 * role count at once.
 */
export const openStaffGuard =
  (ctx: AppContext): StaffGuard =>
  async ({ token }, allowed) => {
    const session = token === null ? undefined : await findSession(ctx.db, hashToken(token));
    const now = ctx.clock.now();
    if (session === undefined || isOver(session, now)) throw new BusinessError('not_logged_in');
    if (allowed !== 'entering' && !session.complete) throw new BusinessError('not_logged_in');
    if (typeof allowed !== 'string' && !hasOneOf(session, allowed)) throw new BusinessError('role_needed');
    if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY_MS)
      await touchSession(ctx.db, session.id, now);
    const { id, staffId, name, roles, complete } = session;
    return { staffId, name, roles, sessionId: id, complete };
  };

const isOver = ({ complete, createdAt, lastUsedAt }: StaffSession, now: Date): boolean => {
  const age = now.getTime() - createdAt.getTime();
  return age >= (complete ? LIFE_MS : SIGNING_IN_MS) || now.getTime() - lastUsedAt.getTime() >= IDLE_MS;
};
