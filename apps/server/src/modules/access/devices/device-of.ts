import { randomToken, type Cookies } from '@hintha/platform';
import type { House } from '../../../house.ts';

const COOKIE = 'device';
const DEVICE = /^[\w-]{22}$/;
const BITS = 128;
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** What a browser is known again by, whoever is signed in on it; a new one gets its mark here. */
export const deviceOf = ({ random }: House, cookies: Cookies): string => {
  const known = cookies.get(COOKIE) ?? '';
  const device = DEVICE.test(known) ? known : randomToken(random, BITS);
  cookies.set(COOKIE, device, KEPT_SECONDS);
  return device;
};
