import { BusinessError, type StaffGuard } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { hashToken } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { hasOneOf, TOUCH_EVERY_MS } from '../rules.ts';
import { type StaffSettings, staffSettings } from '../settings.ts';
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
    const isOpen = session !== undefined && !isOver(session, now, await readSettings(ctx.db, staffSettings));
    if (!isOpen) throw new BusinessError('not_logged_in');
    if (allowed !== 'entering' && !session.complete) throw new BusinessError('not_logged_in');
    if (typeof allowed !== 'string' && !hasOneOf(session, allowed)) throw new BusinessError('role_needed');
    if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY_MS)
      await touchSession(ctx.db, session.id, now);
    const { id, staffId, name, roles, complete } = session;
    return { staffId, name, roles, sessionId: id, complete };
  };

const MINUTE_MS = 60_000;

const isOver = (
  { complete, createdAt, lastUsedAt }: StaffSession,
  now: Date,
  { idleMinutes, lifeHours, signInMinutes }: StaffSettings,
): boolean => {
  const age = now.getTime() - createdAt.getTime();
  const idle = now.getTime() - lastUsedAt.getTime();
  const life = complete ? lifeHours * 60 : signInMinutes;
  return age >= life * MINUTE_MS || idle >= idleMinutes * MINUTE_MS;
};
