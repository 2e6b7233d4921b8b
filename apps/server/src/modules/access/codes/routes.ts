import { access } from '@hintha/contract';
import { type Served, serveVisitor } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { captchaOf } from '../../identity/index.ts';
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
