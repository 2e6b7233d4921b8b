import { defineSettings, type Values, whole } from '../settings/index.ts';

const ATTEMPTS = { least: 2, most: 50 } as const;
const MINUTES = { least: 1, most: 1_440 } as const;

/** How often something secret may be guessed, and for how long wrong guesses count. */
export const attemptSettings = defineSettings('identity', ['security', 'administrator'], {
  /** After so many failures of a name or from a network a login needs a captcha. */
  captchaAfter: whole(3, 'times', { least: 1, most: 50 }),
  captchaMinutes: whole(15, 'minutes', MINUTES),
  /** So many failures from unrecognised networks lock them out of the account, for as long again. */
  lockAfter: whole(10, 'times', ATTEMPTS),
  lockMinutes: whole(30, 'minutes', MINUTES),
  passwordAttempts: whole(5, 'times', ATTEMPTS),
  passwordMinutes: whole(15, 'minutes', MINUTES),
  authenticatorAttempts: whole(5, 'times', ATTEMPTS),
  authenticatorMinutes: whole(5, 'minutes', MINUTES),
  paymentPasswordAttempts: whole(5, 'times', ATTEMPTS),
  paymentPasswordMinutes: whole(30, 'minutes', MINUTES),
});

export type AttemptSettings = Values<typeof attemptSettings.settings>;
