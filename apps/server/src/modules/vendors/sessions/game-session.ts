import { type Database, randomToken } from '@hintha/platform';
import { hash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { deleteSessionsBefore, type GameSession, insertSession, selectSession } from './session-store.ts';

export type { GameSession } from './session-store.ts';

const HOUR_MS = 3_600_000;

/** How long an expired token is answered as expired rather than as unknown. */
const KNOWN_AFTER_MS = 7 * 24 * 3_600_000;

const TOKEN_BITS = 192;

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Opens a session for a game at a vendor and answers its token, which the wallet calls bring back. */
export const openGameSession = async (
  { db, clock, random }: AppContext,
  session: Omit<GameSession, 'expiresAt'>,
): Promise<string> => {
  const token = randomToken(random, TOKEN_BITS);
  const openedAt = clock.now();
  const { sessionHours } = await readSettings(db, vendorSettings);
  const expiresAt = new Date(openedAt.getTime() + sessionHours * HOUR_MS);
  await insertSession(db, { ...session, expiresAt, openedAt, digest: digestOf(token) });
  return token;
};

export const findSession = (db: Database, token: string): Promise<GameSession | undefined> =>
  selectSession(db, digestOf(token));

/** Forgets sessions that expired long ago. */
export const forgetSessions = ({ db, clock }: AppContext): Promise<void> =>
  deleteSessionsBefore(db, new Date(clock.now().getTime() - KNOWN_AFTER_MS));
