import { access } from '@hintha/contract';
import { type Served, serveVisitor } from '@hintha/platform';
import type { House } from '../../house.ts';
import { captchaOf, toSignedInView } from '../identity/index.ts';
import { logInFree } from './open-trial-account.ts';
import { sendRegisterCode } from './register.ts';

export const codeRoutes = (house: House): Served[] => [
  serveVisitor(access.sendRegisterCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendRegisterCode(house, body, {
      ip,
      language,
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
];

export const freePlayRoutes = (house: House): Served[] => [
  serveVisitor(access.logInFree, async ({ body, ip, userAgent }) =>
    toSignedInView(await logInFree(house, body, { ip, userAgent })),
  ),
];
