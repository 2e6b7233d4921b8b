import { type Cookies, randomToken } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';

type Sign = readonly [pattern: RegExp, name: string];

// The first that fits decides: browsers that stand on another's engine name that one as well.
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFB(?:AN|AV)\//, 'Facebook'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST_RAW = 64;

const nameOf = (signs: readonly Sign[], userAgent: string): string | undefined =>
  signs.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system of a user agent in a few words; the beginning of its own text when neither is known. */
export const describeDevice = (userAgent: string): string => {
  const known = [nameOf(BROWSERS, userAgent), nameOf(SYSTEMS, userAgent)].filter(
    (name) => name !== undefined,
  );
  return known.length > 0 ? known.join(', ') : userAgent.trim().slice(0, LONGEST_RAW);
};

const COOKIE = 'device';
const DEVICE = /^[\w-]{22}$/;
const BITS = 128;
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** What a browser is known again by, whoever is logged in on it; a new one gets its id here. */
export const deviceIdOf = ({ random }: AppContext, cookies: Cookies): string => {
  const known = cookies.get(COOKIE) ?? '';
  const device = DEVICE.test(known) ? known : randomToken(random, BITS);
  cookies.set(COOKIE, device, KEPT_SECONDS);
  return device;
};

/** What is kept of a device: its cookie cannot be made from it. */
export const deviceDigest = (device: string): Buffer => createHash('sha256').update(device).digest();
