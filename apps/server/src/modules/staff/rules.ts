import type { Role } from '@hintha/contract';
import { isGuessable } from '../identity/index.ts';
import type { Staff } from './types.ts';

const MINUTE_MS = 60_000;

/** A session ends a quarter of an hour after the last call and a working day after it was opened. */
export const IDLE_MS = 15 * MINUTE_MS;
export const LIFE_MS = 8 * 60 * MINUTE_MS;

export const SIGNING_IN_MS = 5 * MINUTE_MS;

/** The time of last use is written at most once a minute, so that reading stays cheap. */
export const TOUCH_EVERY_MS = MINUTE_MS;

export const ATTEMPT_LIMITS = {
  name: { most: 10, spanMs: 15 * MINUTE_MS },
  place: { most: 30, spanMs: 15 * MINUTE_MS },
  code: { most: 5, spanMs: 5 * MINUTE_MS },
} as const;

export const ATTEMPTS_KEPT_MS = 15 * MINUTE_MS;

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
