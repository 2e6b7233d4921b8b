import { randomToken, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import type { Remembrance } from '../types.ts';
import { insertRemembered } from './remembered-store.ts';
import { hashCookie, REMEMBERED_SECONDS, writeCookie } from './rules.ts';

const TOKEN_BITS = 256;

export interface RememberOrder {
  accountId: bigint;
  passwordDigest: Buffer | null;
  remember: Remembrance | null;
}

/** What the browser is to keep for a day, where its owner asked for it; there is no password in it. */
export const remember = async (
  { random, clock }: House,
  tx: Transaction,
  { accountId, passwordDigest, remember: told }: RememberOrder,
): Promise<string | null> => {
  if (told === null || passwordDigest === null) return null;
  const cookie = writeCookie(randomToken(random, TOKEN_BITS), told);
  const expiresAt = new Date(clock.now().getTime() + REMEMBERED_SECONDS * 1000);
  await insertRemembered(tx, { cookieHash: hashCookie(cookie), accountId, passwordDigest, expiresAt });
  return cookie;
};
