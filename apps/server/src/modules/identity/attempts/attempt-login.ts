import type { access } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { answerCaptcha, type CaptchaAnswer } from '../captcha/open-captcha.ts';
import { isKnownNetwork } from '../devices/known-network-store.ts';
import { placeOf } from '../devices/recognise-network.ts';
import { isHashingFull } from '../passwords/hash-password.ts';
import type { QueuePriority } from '../passwords/work-queue.ts';
import {
  clearName,
  countAttempts,
  countUnrecognised,
  failAttempt,
  insertAttempt,
  lockName,
  removeAttempt,
  type Tried,
} from './attempt-store.ts';

export interface LoginAttempt {
  /** The account's name as it is compared; there may be no such account. */
  key: string;
  ip: string;
  captcha: CaptchaAnswer;
}

export interface Attempted {
  right: boolean;
  /** What the caller is told of the next attempt when this one was wrong. */
  told: access.LoginRefusedView | null;
}

/**
 * Looks at a password under the counts of its name and its place. Refuses before looking when the name is closed
 * to the place or a captcha is due; a wrong password counts, a right one clears its name. A name without an account
 * goes the same way.
 */
export const attemptLogin = async (
  ctx: AppContext,
  attempt: LoginAttempt,
  isRight: (lane: QueuePriority) => Promise<boolean>,
): Promise<Attempted> => {
  const tried = { name: createHash('sha256').update(attempt.key).digest(), place: placeOf(attempt.ip) };
  // A flood is turned away for one look-up; what its names and places have tried is counted for those who get further.
  if (isHashingFull('strange') && !(await isKnownNetwork(ctx.db, attempt.key, tried.place)))
    throw new BusinessError('too_many_requests');
  const standing = await readStanding(ctx, tried, attempt.key);
  if (isLockedOut(standing)) throw new BusinessError('account_locked_for_a_while');
  if (needsCaptcha(standing) && !(await answerCaptcha(ctx, attempt.captcha)))
    throw new BusinessError('captcha_failed', ASKED);
  const id = await beginAttempt(ctx, tried, standing.known);
  const right = await looked(ctx, id, () => isRight(standing.known ? 'known' : 'strange'));
  if (right) {
    await endRight(ctx, tried, id);
    return { right, told: null };
  }
  await failAttempt(ctx.db, id);
  return { right, told: needsCaptcha(await readStanding(ctx, tried, attempt.key)) ? ASKED : null };
};

const ASKED: access.LoginRefusedView = { captcha: true };

const readStanding = async (ctx: AppContext, tried: Tried, key: string): Promise<Standing> => {
  const since = {
    captcha: ago(ctx, CAPTCHA_WINDOW_MS),
    closed: ago(ctx, CLOSED_WINDOW_MS),
    flood: ago(ctx, FLOOD_WINDOW_MS),
  };
  const [counts, known] = await Promise.all([
    countAttempts(ctx.db, tried, since, FLOOD_FROM),
    isKnownNetwork(ctx.db, key, tried.place),
  ]);
  return { ...counts, known };
};

// The attempt is written down before the password is looked at, so that guesses sent at once are counted too.
const beginAttempt = (ctx: AppContext, tried: Tried, known: boolean): Promise<bigint> =>
  transaction(ctx.db, async (tx) => {
    await lockName(tx, tried.name);
    const { count, closed } = await countUnrecognised(tx, tried.name, ago(ctx, CLOSED_WINDOW_MS));
    if (closed && !known) throw new BusinessError('account_locked_for_a_while');
    const closing = !known && count + 1 >= CLOSED_AFTER;
    return insertAttempt(tx, { ...tried, strange: !known, closing, at: ctx.clock.now() });
  });

/** A password that could not be looked at counts for nothing. */
const looked = async (ctx: AppContext, id: bigint, isRight: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await isRight();
  } catch (error) {
    await removeAttempt(ctx.db, id);
    throw error;
  }
};

const endRight = (ctx: AppContext, { name }: Tried, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await lockName(tx, name);
    await removeAttempt(tx, id);
    await clearName(tx, name);
  });

const ago = (ctx: AppContext, ms: number): Date => new Date(ctx.clock.now().getTime() - ms);

const MINUTE_MS = 60_000;

/** After so many failures of a name or from a place a login needs a captcha, until they are so old. */
const CAPTCHA_AFTER = 3;
export const CAPTCHA_WINDOW_MS = 15 * MINUTE_MS;

/** So many failures from places that the account does not know close its password to them, for as long again. */
export const CLOSED_AFTER = 10;
export const CLOSED_WINDOW_MS = 30 * MINUTE_MS;

/** So many failures in a minute are a flood: a stranger needs a captcha, before anything is hashed, until it ebbs. */
export const FLOOD_FROM = 600;
export const FLOOD_WINDOW_MS = MINUTE_MS;

export interface Standing {
  ofName: number;
  fromPlace: number;
  closed: boolean;
  /** Whether the account has been signed in to from the place. */
  known: boolean;
  flooded: boolean;
}

export const needsCaptcha = ({ ofName, fromPlace, known, flooded }: Standing): boolean =>
  ofName >= CAPTCHA_AFTER || fromPlace >= CAPTCHA_AFTER || (flooded && !known);

export const isLockedOut = ({ closed, known }: Standing): boolean => closed && !known;
