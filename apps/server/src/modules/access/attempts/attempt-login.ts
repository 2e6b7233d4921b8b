import { createHash } from 'node:crypto';
import { Refusal, transaction } from '@hintha/platform';
import type { access } from '@hintha/contract';
import type { House } from '../../../house.ts';
import { answerCaptcha, type CaptchaAnswer } from '../captcha/answer-captcha.ts';
import { isHashingFull } from '../password.ts';
import { placeOf } from './place-of.ts';
import {
  clearName,
  countAttempts,
  countStrange,
  failAttempt,
  insertAttempt,
  lockName,
  removeAttempt,
  type Tried,
} from './attempt-store.ts';
import { isKnownPlace } from './place-store.ts';
import {
  CAPTCHA_WINDOW_MS,
  CLOSED_AFTER,
  CLOSED_WINDOW_MS,
  FLOOD_FROM,
  FLOOD_WINDOW_MS,
  isShut,
  needsCaptcha,
  type Standing,
} from './rules.ts';
import type { Lane } from './turns.ts';

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
  house: House,
  attempt: LoginAttempt,
  isRight: (lane: Lane) => Promise<boolean>,
): Promise<Attempted> => {
  const tried = { name: createHash('sha256').update(attempt.key).digest(), place: placeOf(attempt.ip) };
  // A flood is turned away for one look-up; what its names and places have tried is counted for those who get further.
  if (isHashingFull('strange') && !(await isKnownPlace(house.db, attempt.key, tried.place)))
    throw new Refusal('too_many_requests');
  const standing = await readStanding(house, tried, attempt.key);
  if (isShut(standing)) throw new Refusal('account_locked_for_a_while');
  if (needsCaptcha(standing) && !(await answerCaptcha(house, attempt.captcha)))
    throw new Refusal('captcha_failed', ASKED);
  const id = await beginAttempt(house, tried, standing.known);
  const right = await looked(house, id, () => isRight(standing.known ? 'known' : 'strange'));
  if (right) {
    await endRight(house, tried, id);
    return { right, told: null };
  }
  await failAttempt(house.db, id);
  return { right, told: needsCaptcha(await readStanding(house, tried, attempt.key)) ? ASKED : null };
};

const ASKED: access.LoginRefusedView = { captcha: true };

const readStanding = async (house: House, tried: Tried, key: string): Promise<Standing> => {
  const since = {
    captcha: ago(house, CAPTCHA_WINDOW_MS),
    closed: ago(house, CLOSED_WINDOW_MS),
    flood: ago(house, FLOOD_WINDOW_MS),
  };
  const [counts, known] = await Promise.all([
    countAttempts(house.db, tried, since, FLOOD_FROM),
    isKnownPlace(house.db, key, tried.place),
  ]);
  return { ...counts, known };
};

// The attempt is written down before the password is looked at, so that guesses sent at once are counted too.
const beginAttempt = (house: House, tried: Tried, known: boolean): Promise<bigint> =>
  transaction(house.db, async (tx) => {
    await lockName(tx, tried.name);
    const { count, closed } = await countStrange(tx, tried.name, ago(house, CLOSED_WINDOW_MS));
    if (closed && !known) throw new Refusal('account_locked_for_a_while');
    const closing = !known && count + 1 >= CLOSED_AFTER;
    return insertAttempt(tx, { ...tried, strange: !known, closing, at: house.clock.now() });
  });

/** A password that could not be looked at counts for nothing. */
const looked = async (house: House, id: bigint, isRight: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await isRight();
  } catch (error) {
    await removeAttempt(house.db, id);
    throw error;
  }
};

const endRight = (house: House, { name }: Tried, id: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    await lockName(tx, name);
    await removeAttempt(tx, id);
    await clearName(tx, name);
  });

const ago = (house: House, ms: number): Date => new Date(house.clock.now().getTime() - ms);
