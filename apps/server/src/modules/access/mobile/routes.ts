import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { captchaOf } from '../captcha/captcha-of.ts';
import { deviceOf } from '../devices/device-of.ts';
import { toSignedInView } from '../views.ts';
import { registerByMobile } from './register-by-mobile.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { setPasswordByCode } from './set-password-by-code.ts';

export const mobileRoutes = (house: House): Served[] => [
  serveVisitor(access.sendPhoneCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendPhoneCode(house, body, {
      ip,
      language,
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
  serveVisitor(access.registerByMobile, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const newcomer = { ip, userAgent, device: deviceOf(house, cookies) };
    return toSignedInView(await registerByMobile(house, body, captcha, newcomer));
  }),
  serveVisitor(access.setPasswordByCode, async ({ body, ip, userAgent }) =>
    toSignedInView(await setPasswordByCode(house, body, { ip, userAgent })),
  ),
];
