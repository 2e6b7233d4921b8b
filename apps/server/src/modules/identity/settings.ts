import { z } from 'zod';
import { defineSettings, plain, type Values, whole } from '../settings/index.ts';

const ATTEMPTS = { least: 2, most: 50 } as const;
const MINUTES = { least: 1, most: 1_440 } as const;

const HOUR_MS = 60 * 60_000;

/** How often something secret may be guessed, and for how long wrong guesses count. */
export const attemptSettings = defineSettings('identity', ['security', 'administrator'], {
  /** After so many failures of a name, from a network or with a device of its owner a login needs a captcha. */
  captchaAfter: whole(3, 'times', { least: 1, most: 50 }),
  captchaMinutes: whole(15, 'minutes', MINUTES),
  /** So many failures of a name from one unrecognised network lock that network out of the name, for as long again. */
  lockAfter: whole(10, 'times', ATTEMPTS),
  lockMinutes: whole(30, 'minutes', MINUTES),
  /** After so many from all unrecognised networks together each has to wait, twice as long every time. */
  slowAfter: whole(10, 'times', ATTEMPTS),
  slowSeconds: whole(30, 'seconds', { least: 0, most: 3_600 }),
  passwordAttempts: whole(5, 'times', ATTEMPTS),
  passwordMinutes: whole(15, 'minutes', MINUTES),
  authenticatorAttempts: whole(5, 'times', ATTEMPTS),
  authenticatorMinutes: whole(5, 'minutes', MINUTES),
  paymentPasswordAttempts: whole(5, 'times', ATTEMPTS),
  paymentPasswordMinutes: whole(30, 'minutes', MINUTES),
  captchaLifeMinutes: whole(5, 'minutes', { least: 1, most: 60 }),
  challengeMinutes: whole(10, 'minutes', { least: 1, most: 60 }),
  challengeAttempts: whole(5, 'times', ATTEMPTS),
  payeeNameAttempts: whole(3, 'times', { least: 1, most: 50 }),
  payeeNameHours: whole(24, 'hours', { least: 1, most: 720 }),
});

export type AttemptSettings = Values<typeof attemptSettings.settings>;

const LONGEST_LIFE_HOURS = 168;

/** The longest that a session may be let live; one that is older has ended by every setting. */
export const LONGEST_LIFE_MS = LONGEST_LIFE_HOURS * HOUR_MS;

/** How long members stay signed in, and what is kept of that. */
export const sessionSettings = defineSettings('sessions', ['security', 'administrator'], {
  idleMinutes: whole(30, 'minutes', { least: 2, most: 1_440 }),
  lifeHours: whole(12, 'hours', { least: 1, most: LONGEST_LIFE_HOURS }),
  trialLifeMinutes: whole(120, 'minutes', { least: 5, most: 1_440 }),
  rememberMeHours: whole(24, 'hours', { least: 1, most: 2_160 }),
  mostStreams: whole(4, 'times', { least: 1, most: 50 }),
  /** How long logins are kept: for a year's look back and a month to dispute it. */
  historyDays: whole(400, 'days', { least: 30, most: 3_650 }),
});

export type SessionSettings = Values<typeof sessionSettings.settings>;

/** What is sent to prove that a number or an address is somebody's: codes, and links to a new password. */
export const codeSettings = defineSettings('codes', ['security', 'administrator'], {
  codeMinutes: whole(5, 'minutes', { least: 1, most: 60 }),
  /** Of a million codes: five tries are one guess in two hundred thousand. */
  codeAttempts: whole(5, 'times', { least: 1, most: 20 }),
  /** The rest is kept for the device that asked for the code. */
  codeAttemptsElsewhere: whole(2, 'times', { least: 1, most: 20 }),
  codesToRecipient: whole(3, 'times', { least: 1, most: 100 }),
  recipientMinutes: whole(5, 'minutes', MINUTES),
  codesFromNetwork: whole(10, 'times', { least: 1, most: 10_000 }),
  networkMinutes: whole(5, 'minutes', MINUTES),
  /** A day of guessing at one phone is as many codes times the tries of each: one in ten thousand by default. */
  codesToRecipientDaily: whole(20, 'times', { least: 1, most: 1_000 }),
  codesKept: whole(25, 'percent', { least: 0, most: 90 }),
  codesToRecipientFromNetworkDaily: whole(6, 'times', { least: 1, most: 1_000 }),
  codesFromNetworkDaily: whole(200, 'times', { least: 1, most: 100_000 }),
  codesUnasked: whole(2, 'times', { least: 0, most: 100 }),
  unaskedMinutes: whole(15, 'minutes', MINUTES),
  codeDays: whole(7, 'days', { least: 2, most: 400 }),
  linkMinutes: whole(30, 'minutes', { least: 5, most: 1_440 }),
  linksFromNetwork: whole(10, 'times', { least: 1, most: 10_000 }),
  linksToAccount: whole(3, 'times', { least: 1, most: 100 }),
  linkBoundMinutes: whole(60, 'minutes', MINUTES),
});

export type CodeSettings = Values<typeof codeSettings.settings>;

const words = (usual: readonly string[]) =>
  plain(z.array(z.string().regex(/^\S{3,32}$/)).max(200), [...usual]);

/** What nobody may call themselves who is not the operator; look-alikes are found by themselves. */
export const nameSettings = defineSettings('names', ['security', 'administrator'], {
  /** A name must not begin or end with one of these, nor have it as a word. */
  reserved: words([
    'admin',
    'administrator',
    'agent',
    'cashier',
    'customerservice',
    'dealer',
    'helpdesk',
    'moderator',
    'official',
    'operator',
    'staff',
    'support',
  ]),
  /** A name must not have one of these anywhere. */
  brands: words(['hintha']),
});
