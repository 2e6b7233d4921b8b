import { defineSettings, type Values, whole } from '../settings/index.ts';

const ATTEMPTS = { least: 2, most: 50 } as const;
const MINUTES = { least: 1, most: 1_440 } as const;

const HOUR_MS = 60 * 60_000;

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
  /** How long a picture of characters can be answered. */
  captchaLifeMinutes: whole(5, 'minutes', { least: 1, most: 60 }),
  /** How long a login waits for its second factor, and how many wrong answers it bears. */
  challengeMinutes: whole(10, 'minutes', { least: 1, most: 60 }),
  challengeAttempts: whole(5, 'times', ATTEMPTS),
  /** A name can be guessed at, so an account bears few wrong ones, over all its challenges. */
  payeeNameAttempts: whole(3, 'times', { least: 1, most: 50 }),
  payeeNameHours: whole(24, 'hours', { least: 1, most: 720 }),
});

export type AttemptSettings = Values<typeof attemptSettings.settings>;

const LONGEST_LIFE_HOURS = 168;

/** The longest that a session may be let live; one that is older has ended by every setting. */
export const LONGEST_LIFE_MS = LONGEST_LIFE_HOURS * HOUR_MS;

/** How long members stay signed in, and what is kept of that. Every call of a member reads it. */
export const sessionSettings = defineSettings('sessions', ['security', 'administrator'], {
  /** After so long without a request of the member a session has ended. */
  idleMinutes: whole(30, 'minutes', { least: 2, most: 1_440 }),
  lifeHours: whole(12, 'hours', { least: 1, most: LONGEST_LIFE_HOURS }),
  /** A trial account lives as long as its one session, which is no longer than this. */
  trialLifeMinutes: whole(120, 'minutes', { least: 5, most: 1_440 }),
  /** For how long the form of a browser remembers who signed in. */
  rememberHours: whole(24, 'hours', { least: 1, most: 2_160 }),
  /** How long logins are kept: for a year's look back and a month to dispute it. */
  historyDays: whole(400, 'days', { least: 30, most: 3_650 }),
});

export type SessionSettings = Values<typeof sessionSettings.settings>;

/** What is sent to prove that a number or an address is somebody's: codes, and links to a new password. */
export const codeSettings = defineSettings('codes', ['security', 'administrator'], {
  codeMinutes: whole(5, 'minutes', { least: 1, most: 60 }),
  /** Of a million codes: five tries are one guess in two hundred thousand. */
  codeAttempts: whole(5, 'times', { least: 1, most: 20 }),
  /** So many codes a number or an address within its time, and a network within its own; then they wait. */
  codesToRecipient: whole(3, 'times', { least: 1, most: 100 }),
  recipientMinutes: whole(5, 'minutes', MINUTES),
  codesFromNetwork: whole(10, 'times', { least: 1, most: 10_000 }),
  networkMinutes: whole(5, 'minutes', MINUTES),
  /** So many codes a number, and a network, get without a captcha. */
  codesUnasked: whole(2, 'times', { least: 0, most: 100 }),
  unaskedMinutes: whole(15, 'minutes', MINUTES),
  /** How long codes are kept that are over. */
  codeDays: whole(7, 'days', { least: 2, most: 400 }),
  linkMinutes: whole(30, 'minutes', { least: 5, most: 1_440 }),
  /** So many mails with links may be asked for from a network, and so many go to one account, within the time. */
  linksFromNetwork: whole(10, 'times', { least: 1, most: 10_000 }),
  linksToAccount: whole(3, 'times', { least: 1, most: 100 }),
  linkBoundMinutes: whole(60, 'minutes', MINUTES),
});

export type CodeSettings = Values<typeof codeSettings.settings>;
