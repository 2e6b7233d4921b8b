import type { Role } from '@hintha/contract';
import { isGuessable } from '../identity/index.ts';
import type { StaffSettings } from './settings.ts';
import type { Staff } from './types.ts';

const MINUTE_MS = 60_000;

/** The time of last use is written at most once a minute, so that reading stays cheap. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** How often what an attempt counts against may fail within how long. */
export const attemptLimits = (settings: StaffSettings) => ({
  name: { most: settings.nameAttempts, spanMs: settings.nameMinutes * MINUTE_MS },
  place: { most: settings.networkAttempts, spanMs: settings.networkMinutes * MINUTE_MS },
  code: { most: settings.codeAttempts, spanMs: settings.codeMinutes * MINUTE_MS },
});

const SHORTEST_PASSWORD = 12;

/** Whether staff may choose the password: long, not among those that everybody tries, and not made of the name. */
export const isStrong = (password: string, name: string): boolean =>
  password.length >= SHORTEST_PASSWORD &&
  !isGuessable(password) &&
  !password.toLowerCase().includes(name.toLowerCase());

export const hasOneOf = ({ roles }: { roles: readonly Role[] }, wanted: readonly Role[]): boolean =>
  roles.some((role) => wanted.includes(role));

export const mayAct = (staff: Staff | undefined, wanted: readonly Role[]): boolean =>
  staff !== undefined && staff.status === 'open' && hasOneOf(staff, wanted);
