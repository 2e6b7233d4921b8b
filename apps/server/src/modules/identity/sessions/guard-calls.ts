import { type Caller, batchLoad, type Guards, BusinessError, type Unguarded } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { findLiveSessions, touchSession } from '../accounts/account-store.ts';
import { readSettings } from '../../settings/index.ts';
import { idleMs, isAgent, lifeMs, TOUCH_EVERY_MS, TRIAL } from '../rules.ts';
import { sessionSettings } from '../settings.ts';

/** The guards: a live session, a real account, an agent. The latter two refuse whoever has to change a password first. */
export const openGuards = (ctx: AppContext): Guards => {
  const findSession = openFindSession(ctx);
  const session = async (call: Unguarded): Promise<FoundSession> => {
    const caller = call.token === null ? undefined : await findSession(call.token, 'player');
    if (caller === undefined) throw new BusinessError('not_logged_in');
    return caller;
  };
  const free = async (call: Unguarded): Promise<FoundSession> => {
    const caller = await session(call);
    if (caller.held) throw new BusinessError('password_change_needed');
    return caller;
  };
  const player: Guards['player'] = async (call) => {
    const caller = await free(call);
    if (caller.type === TRIAL) throw new BusinessError('in_need_true_account');
    return caller;
  };
  return {
    // What anyone may do keeps no session alive.
    anyone: async ({ token }) => (token === null ? null : ((await findSession(token, 'background')) ?? null)),
    session,
    player,
    agent: async (call) => {
      const caller = await player(call);
      if (!isAgent(caller.type)) throw new BusinessError('not_an_agent');
      return caller;
    },
  };
};

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
export const openFindSession = (ctx: AppContext): FindSession => {
  const find = batchLoad(async (hashes) => {
    const digests = hashes.map((hash) => Buffer.from(hash, 'hex'));
    const [sessions, terms] = await Promise.all([
      findLiveSessions(ctx.db, digests),
      readSettings(ctx.db, sessionSettings),
    ]);
    return new Map(sessions.map((session) => [session.tokenHash.toString('hex'), { session, terms }]));
  });
  return async (token, cause) => {
    const found = await find(hashToken(token).toString('hex'));
    if (found === undefined || found.session.status === 'locked') return undefined;
    const { session, terms } = found;
    const now = ctx.clock.now().getTime();
    const idle = now - session.lastUsedAt.getTime();
    if (idle >= idleMs(terms)) return undefined;
    if (now - session.createdAt.getTime() >= lifeMs(session.type, terms)) return undefined;
    if (cause === 'player' && idle >= TOUCH_EVERY_MS) await touchSession(ctx.db, session.id, new Date(now));
    return {
      accountId: session.accountId,
      account: session.account,
      type: session.type,
      sessionId: session.id,
      held: session.held,
    };
  };
};

/** What is kept of a token; the token itself is answered once and kept nowhere. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
