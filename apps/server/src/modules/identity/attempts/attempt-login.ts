import type { identity } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { answerCaptcha, type CaptchaAnswer } from '../captcha/open-captcha.ts';
import { isKnownNetwork } from '../devices/known-network-store.ts';
import { networkKey } from '../devices/recognise-network.ts';
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
  type AttemptKey,
} from './attempt-store.ts';
import { readSettings } from '../../settings/index.ts';
import { type AttemptSettings, attemptSettings } from '../settings.ts';

export interface LoginAttempt {
  /** The account's name as it is compared; there may be no such account. */
  key: string;
  ip: string;
  captcha: CaptchaAnswer;
}

export interface Attempted {
  right: boolean;
  /** What the caller is told of the next attempt when this one was wrong. */
  errorView: identity.LoginErrorView | null;
}

/**
 * Checks a password under the counters of its name and its network. Refuses before that when the name is locked out
 * from the network or a captcha is due; a wrong password counts, a right one clears its name. A name without an account
 * goes the same way.
 */
export const attemptLogin = async (
  ctx: AppContext,
  attempt: LoginAttempt,
  isRight: (priority: QueuePriority) => Promise<boolean>,
): Promise<Attempted> => {
  const attempted = {
    name: createHash('sha256').update(attempt.key).digest(),
    network: networkKey(attempt.ip),
  };
  // A flood is turned away for one query; attempts by name and network are counted for those who get further.
  if (isHashingFull('unrecognised') && !(await isKnownNetwork(ctx.db, attempt.key, attempted.network)))
    throw new BusinessError('too_many_requests');
  const settings = await readSettings(ctx.db, attemptSettings);
  const counters = await readCounters(ctx, attempted, { key: attempt.key, settings });
  if (isLockedOut(counters)) throw new BusinessError('account_locked_for_a_while');
  if (needsCaptcha(counters, settings) && !(await answerCaptcha(ctx, attempt.captcha)))
    throw new BusinessError('captcha_failed', ASKED);
  const id = await beginAttempt(ctx, attempted, { known: counters.known, settings });
  const right = await countChecked(ctx, id, () => isRight(counters.known ? 'known' : 'unrecognised'));
  if (right) {
    await endRight(ctx, attempted, id);
    return { right, errorView: null };
  }
  await failAttempt(ctx.db, id);
  const after = await readCounters(ctx, attempted, { key: attempt.key, settings });
  return { right, errorView: needsCaptcha(after, settings) ? ASKED : null };
};

const ASKED: identity.LoginErrorView = { captcha: true };

const readCounters = async (
  ctx: AppContext,
  attempted: AttemptKey,
  { key, settings }: { key: string; settings: AttemptSettings },
): Promise<AttemptCounters> => {
  const since = {
    captcha: ago(ctx, settings.captchaMinutes * MINUTE_MS),
    closed: ago(ctx, settings.lockMinutes * MINUTE_MS),
    flood: ago(ctx, FLOOD_WINDOW_MS),
  };
  const [counts, known] = await Promise.all([
    countAttempts(ctx.db, attempted, since, FLOOD_FROM),
    isKnownNetwork(ctx.db, key, attempted.network),
  ]);
  return { ...counts, known };
};

// The attempt is written down before the password is checked, so that concurrent guesses are counted too.
const beginAttempt = (
  ctx: AppContext,
  attempted: AttemptKey,
  { known, settings }: { known: boolean; settings: AttemptSettings },
): Promise<bigint> =>
  transaction(ctx.db, async (tx) => {
    const since = ago(ctx, settings.lockMinutes * MINUTE_MS);
    await lockName(tx, attempted.name);
    const { count, closed } = await countUnrecognised(tx, attempted.name, since);
    if (closed && !known) throw new BusinessError('account_locked_for_a_while');
    const closing = !known && count + 1 >= settings.lockAfter;
    return insertAttempt(tx, { ...attempted, strange: !known, closing, at: ctx.clock.now() });
  });

/** A password that could not be checked does not count. */
const countChecked = async (
  ctx: AppContext,
  id: bigint,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  try {
    return await isRight();
  } catch (error) {
    await removeAttempt(ctx.db, id);
    throw error;
  }
};

const endRight = (ctx: AppContext, { name }: AttemptKey, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await lockName(tx, name);
    await removeAttempt(tx, id);
    await clearName(tx, name);
  });

const ago = (ctx: AppContext, ms: number): Date => new Date(ctx.clock.now().getTime() - ms);

const MINUTE_MS = 60_000;

/** So many failures in a minute are a flood: an unrecognised network needs a captcha, before anything is hashed. */
export const FLOOD_FROM = 600;
const FLOOD_WINDOW_MS = MINUTE_MS;

export interface AttemptCounters {
  ofName: number;
  fromNetwork: number;
  closed: boolean;
  /** Whether the account has logged in from the network. */
  known: boolean;
  flooded: boolean;
}

const needsCaptcha = (
  { ofName, fromNetwork, known, flooded }: AttemptCounters,
  { captchaAfter }: AttemptSettings,
): boolean => ofName >= captchaAfter || fromNetwork >= captchaAfter || (flooded && !known);

const isLockedOut = ({ closed, known }: AttemptCounters): boolean => closed && !known;
