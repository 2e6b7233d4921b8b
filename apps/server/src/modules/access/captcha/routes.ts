import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { openCaptcha } from './open-captcha.ts';
import { CAPTCHA_COOKIE, CAPTCHA_LIFE_MS } from './rules.ts';

export const captchaRoutes = (house: House): Served[] => [
  serveVisitor(access.readCaptcha, async ({ ip, cookies }) => {
    const { id, png } = await openCaptcha(house, ip, cookies.get(CAPTCHA_COOKIE));
    cookies.set(CAPTCHA_COOKIE, id, CAPTCHA_LIFE_MS / 1000);
    return png.toString('base64');
  }),
];
