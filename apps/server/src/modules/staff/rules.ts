import type { Role } from '@hintha/contract';
import { isGuessable } from '../identity/index.ts';
import type { StaffSettings } from './settings.ts';
import type { Staff } from './types.ts';

const MINUTE_MS = 60_000;

/** The time of last use is written at most once a minute, so that reading stays cheap. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/**
 * How often what an attempt counts against may fail within how long, and after how many failures a captcha is due. A
 * name is closed to one network at a time; from all of them together it only asks for a captcha. A known device has
 * tries of its own, which nobody else can use up.
 */
export const attemptLimits = ({ captchaAfter, ...settings }: StaffSettings) => {
  const names = { spanMs: settings.nameMinutes * MINUTE_MS, captchaAfter };
  const codes = {
    most: settings.codeAttempts,
    spanMs: settings.codeMinutes * MINUTE_MS,
    captchaAfter: Number.POSITIVE_INFINITY,
  };
  return {
    name: { ...names, most: settings.nameAttempts },
    anywhere: { ...names, most: Number.POSITIVE_INFINITY },
    place: { most: settings.networkAttempts, spanMs: settings.networkMinutes * MINUTE_MS, captchaAfter },
    device: { ...names, most: settings.nameAttempts },
    code: codes,
    deviceCode: codes,
  };
};

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
