import type { identity } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { answerCaptcha, type CaptchaAnswer } from '../captcha/open-captcha.ts';
import { findRecognised, type Recognised } from '../devices/known-device-store.ts';
import { deviceDigest } from '../devices/describe-device.ts';
import { networkKey } from '../devices/recognise-network.ts';
import { isHashingFull } from '../passwords/hash-password.ts';
import type { QueuePriority } from '../passwords/work-queue.ts';
import {
  type AttemptCounts,
  type AttemptKey,
  clearOwnFailures,
  countAttempts,
  failAttempt,
  insertAttempt,
  lockCounters,
  removeAttempt,
  type Since,
} from './attempt-store.ts';
import { readSettings } from '../../settings/index.ts';
import { type AttemptSettings, attemptSettings } from '../settings.ts';
import { isClosing, needsCaptcha, businessErrorOf } from './rules.ts';

export interface LoginAttempt {
  /** The account's name as it is compared; there may be no such account. */
  key: string;
  ip: string;
  /** What the browser is known again by. */
  device: string;
  captcha: CaptchaAnswer;
}

export interface Attempted {
  right: boolean;
  /** What the caller is told of the next attempt when this one was wrong. */
  errorView: identity.LoginErrorView | null;
}

interface Weighed {
  tried: AttemptKey;
  recognised: Recognised;
  settings: AttemptSettings;
}

/**
 * Checks a password under the counters of its name, its network and its device. Refuses before that when the name is
 * locked for the network, has to wait, or a captcha is due; a wrong password counts, a right one clears what failed from
 * the same place. A name without an account goes the same way.
 */
export const attemptLogin = async (
  ctx: AppContext,
  attempt: LoginAttempt,
  isRight: (priority: QueuePriority) => Promise<boolean>,
): Promise<Attempted> => {
  const weighed = await recognise(ctx, attempt);
  const priority = isKnown(weighed) ? 'known' : 'unrecognised';
  // A flood is turned away for one query; attempts are counted for those who get further.
  if (priority === 'unrecognised' && isHashingFull(priority)) throw new BusinessError('too_many_requests');
  const id = await reserveAttempt(ctx, weighed, await answerCaptcha(ctx, attempt.captcha));
  const right = await countChecked(ctx, id, () => isRight(priority));
  if (right) {
    await endRight(ctx, weighed.tried, id);
    return { right, errorView: null };
  }
  await failAttempt(ctx.db, id);
  const after = await countAttempts(ctx.db, weighed.tried, sinceOf(ctx, weighed.settings), FLOOD_FROM);
  return { right, errorView: needsCaptcha(after, weighed.recognised, weighed.settings) ? ASKED : null };
};

const ASKED: identity.LoginErrorView = { captcha: true };

const recognise = async (ctx: AppContext, { key, ip, device }: LoginAttempt): Promise<Weighed> => {
  const origin = { network: networkKey(ip), device: deviceDigest(device) };
  const [settings, recognised] = await Promise.all([
    readSettings(ctx.db, attemptSettings),
    findRecognised(ctx.db, key, origin),
  ]);
  const name = createHash('sha256').update(key).digest();
  const tried = { ...origin, name, device: recognised.device ? origin.device : null };
  return { tried, recognised, settings };
};

const isKnown = ({ recognised }: Weighed): boolean => recognised.network || recognised.device;

// The attempt is written down before the password is checked, and weighed where no other is, so that guesses sent at
// once are counted one after another.
const reserveAttempt = (ctx: AppContext, weighed: Weighed, answered: boolean): Promise<bigint> =>
  transaction(ctx.db, async (tx) => {
    const { tried, recognised, settings } = weighed;
    await lockCounters(tx, tried);
    const now = ctx.clock.now();
    const counts: AttemptCounts = await countAttempts(tx, tried, sinceOf(ctx, settings), FLOOD_FROM);
    const code = businessErrorOf(counts, { recognised, answered, now }, settings);
    if (code !== undefined) throw new BusinessError(code, code === 'captcha_failed' ? ASKED : null);
    const unrecognised = !isKnown(weighed);
    const closing = unrecognised && isClosing(counts, settings);
    return insertAttempt(tx, { ...tried, unrecognised, closing, at: now });
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

const endRight = (ctx: AppContext, tried: AttemptKey, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await removeAttempt(tx, id);
    await clearOwnFailures(tx, tried);
  });

const sinceOf = (ctx: AppContext, { captchaMinutes, lockMinutes }: AttemptSettings): Since => ({
  captcha: ago(ctx, captchaMinutes * MINUTE_MS),
  lock: ago(ctx, lockMinutes * MINUTE_MS),
  flood: ago(ctx, FLOOD_WINDOW_MS),
});

const ago = (ctx: AppContext, ms: number): Date => new Date(ctx.clock.now().getTime() - ms);

const MINUTE_MS = 60_000;

/** So many failures in a minute are a flood: an unrecognised network needs a captcha, before anything is hashed. */
export const FLOOD_FROM = 600;
const FLOOD_WINDOW_MS = MINUTE_MS;
