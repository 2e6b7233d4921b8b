import { randomToken, type Transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { sessionSettings } from '../settings.ts';
import type { RememberMe } from '../types.ts';
import { deleteRememberMe, insertRememberMe, isRememberMeValid } from './remember-me-store.ts';

const TOKEN_BITS = 256;
const HOUR_MS = 60 * 60_000;

export interface RememberMeOrder {
  accountId: bigint;
  passwordDigest: Buffer | null;
  remember: RememberMe | null;
}

/** What the browser is to keep for a while, where its owner asked for it; there is no password in it. */
export const issueRememberMe = async (
  { random, clock }: AppContext,
  tx: Transaction,
  { accountId, passwordDigest, remember: content }: RememberMeOrder,
): Promise<string | null> => {
  if (content === null || passwordDigest === null) return null;
  const cookie = writeCookie(randomToken(random, TOKEN_BITS), content);
  const { rememberMeHours } = await readSettings(tx, sessionSettings);
  const expiresAt = new Date(clock.now().getTime() + rememberMeHours * HOUR_MS);
  await insertRememberMe(tx, { cookieHash: hashCookie(cookie), accountId, passwordDigest, expiresAt });
  return cookie;
};

const NOBODY: RememberMe = { name: '', type: 'username' };

/** Whom a browser's cookie remembers; nobody once its time is over or the password was changed. */
export const readRememberMe = async (
  { db, clock }: AppContext,
  cookie: string | undefined,
): Promise<RememberMe> => {
  if (cookie === undefined || !(await isRememberMeValid(db, hashCookie(cookie), clock.now()))) return NOBODY;
  return readCookie(cookie);
};

/** Forgets what a browser's cookie remembers. */
export const forget = async ({ db }: AppContext, cookie: string | undefined): Promise<void> => {
  if (cookie !== undefined) await deleteRememberMe(db, hashCookie(cookie));
};

export const REMEMBER_ME_COOKIE = 'remembered';

const CookieContent = z.tuple([z.enum(['username', 'sms', 'firebase']), z.string()]);

/** The cookie holds what the form is filled with and a token that only the server knows to be right. */
const writeCookie = (token: string, { type, name }: RememberMe): string =>
  `${token}.${Buffer.from(JSON.stringify([type, name])).toString('base64url')}`;

/** What a cookie of ours says; only called for one whose digest is known. */
const readCookie = (cookie: string): RememberMe => {
  const [, content = ''] = cookie.split('.');
  const [type, name] = CookieContent.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return { type, name };
};

const hashCookie = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();
