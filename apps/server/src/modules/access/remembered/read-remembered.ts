import type { House } from '../../../house.ts';
import type { Remembrance } from '../types.ts';
import { deleteRemembered, isRemembered } from './remembered-store.ts';
import { hashCookie, readCookie } from './rules.ts';

const NOBODY: Remembrance = { name: '', type: 'username' };

/** Whom a browser's cookie remembers; nobody once its day is over or the password was changed. */
export const readRemembered = async (
  { db, clock }: House,
  cookie: string | undefined,
): Promise<Remembrance> => {
  if (cookie === undefined || !(await isRemembered(db, hashCookie(cookie), clock.now()))) return NOBODY;
  return readCookie(cookie);
};

/** Forgets what a browser's cookie remembers. */
export const forget = async ({ db }: House, cookie: string | undefined): Promise<void> => {
  if (cookie !== undefined) await deleteRemembered(db, hashCookie(cookie));
};
