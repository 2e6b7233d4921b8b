import { defineSettings, type Values, whole } from '../settings/index.ts';

const ATTEMPTS = { least: 2, most: 100 } as const;
const MINUTES = { least: 1, most: 1_440 } as const;

/** How long the staff stay signed in, and how often a sign-in may fail. */
export const staffSettings = defineSettings('staff', ['security', 'administrator'], {
  /** A session ends a quarter of an hour after the last call and a working day after it was opened. */
  idleMinutes: whole(15, 'minutes', { least: 2, most: 480 }),
  lifeHours: whole(8, 'hours', { least: 1, most: 24 }),
  /** How long a sign-in may take from the password to the code. */
  signInMinutes: whole(5, 'minutes', { least: 1, most: 60 }),
  /** After so many failures of a name, from a network or with a known device a sign-in needs a captcha. */
  captchaAfter: whole(3, 'times', { least: 1, most: 100 }),
  /** Of a name on one network, or with one known device. */
  nameAttempts: whole(10, 'times', ATTEMPTS),
  nameMinutes: whole(15, 'minutes', MINUTES),
  networkAttempts: whole(30, 'times', { least: 2, most: 1_000 }),
  networkMinutes: whole(15, 'minutes', MINUTES),
  codeAttempts: whole(5, 'times', ATTEMPTS),
  codeMinutes: whole(5, 'minutes', MINUTES),
});

export type StaffSettings = Values<typeof staffSettings.settings>;
