import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toSignedInView } from '../views.ts';
import { registerByMobile } from './register-by-mobile.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { setPasswordByCode } from './set-password-by-code.ts';

export const mobileRoutes = (house: House): Served[] => [
  serveVisitor(access.sendPhoneCode, async ({ body, ip, language }) => ({
    expiredMinutes: await sendPhoneCode(house, body, { ip, language }),
  })),
  serveVisitor(access.registerByMobile, async ({ body, ip, userAgent }) =>
    toSignedInView(await registerByMobile(house, body, { ip, userAgent })),
  ),
  serveVisitor(access.setPasswordByCode, async ({ body, ip, userAgent }) =>
    toSignedInView(await setPasswordByCode(house, body, { ip, userAgent })),
  ),
];
