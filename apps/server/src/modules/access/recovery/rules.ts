import { createHash } from 'node:crypto';

const MINUTE_MS = 60_000;

export const LINK_MINUTES = 30;
export const LINK_MS = LINK_MINUTES * MINUTE_MS;
export const LINK_BITS = 256;

/** So many mails may be asked for from a place within the window, and so many go to one account. */
export const ASKED_WINDOW_MS = 60 * MINUTE_MS;
export const MOST_FROM_PLACE = 10;
export const MOST_TO_ACCOUNT = 3;

/** What the table keeps of a link. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();
