import type { BusinessErrorCode } from '@hintha/contract';
import type { Recognised } from '../devices/known-device-store.ts';
import type { AttemptSettings } from '../settings.ts';
import type { AttemptCounts } from './attempt-store.ts';

const MINUTE_MS = 60_000;

/** Whether the next attempt needs the answer to a captcha. What strangers do to a name is not told to a known device. */
export const needsCaptcha = (
  counts: AttemptCounts,
  recognised: Recognised,
  { captchaAfter }: AttemptSettings,
): boolean => {
  if (recognised.device) return counts.withDevice >= captchaAfter;
  if (counts.fromNetwork >= captchaAfter) return true;
  return !recognised.network && (counts.unrecognised >= captchaAfter || counts.flooded);
};

/**
 * Why an attempt is not looked at, whatever its password; undefined when it is. From a network or with a device that
 * the account knows it always is, once the captcha is answered, so that nobody else can lock the owner out.
 */
export const businessErrorOf = (
  counts: AttemptCounts,
  { recognised, answered, now }: { recognised: Recognised; answered: boolean; now: Date },
  settings: AttemptSettings,
): BusinessErrorCode | undefined => {
  const isKnown = recognised.network || recognised.device;
  if (!isKnown && counts.lockedHere) return 'account_locked_for_a_while';
  if (needsCaptcha(counts, recognised, settings) && !answered) return 'captcha_failed';
  return !isKnown && waitMs(counts, settings, now) > 0 ? 'too_many_requests' : undefined;
};

/** How long the next attempt of the name from anywhere unrecognised still has to wait: twice as long each time. */
const waitMs = (
  { unrecognisedAnywhere: failures, lastUnrecognisedAt }: AttemptCounts,
  { slowAfter, slowSeconds, lockMinutes }: AttemptSettings,
  now: Date,
): number => {
  if (failures < slowAfter || lastUnrecognisedAt === null) return 0;
  const wait = Math.min(slowSeconds * 1000 * 2 ** (failures - slowAfter), lockMinutes * MINUTE_MS);
  return lastUnrecognisedAt.getTime() + wait - now.getTime();
};

/** Whether this attempt is the last that its network has. */
export const isClosing = (counts: AttemptCounts, { lockAfter }: AttemptSettings): boolean =>
  counts.unrecognisedHere + 1 >= lockAfter;
