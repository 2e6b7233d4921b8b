import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { captchaOf } from '../captcha/captcha-of.ts';
import { sendRegisterCode } from './send-register-code.ts';

export const codeRoutes = (house: House): Served[] => [
  serveVisitor(access.sendRegisterCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendRegisterCode(house, body, {
      ip,
      language,
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
];
