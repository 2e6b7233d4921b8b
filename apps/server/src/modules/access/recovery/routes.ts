import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendPasswordMail } from './send-password-mail.ts';
import { setPasswordByMail } from './set-password-by-mail.ts';

export const recoveryRoutes = (house: House): Served[] => [
  serveVisitor(access.sendPasswordMail, async ({ body, ip, language }) => {
    await sendPasswordMail(house, body, { ip, language });
    return {};
  }),
  serveVisitor(access.setPasswordByMail, async ({ body }) => {
    await setPasswordByMail(house, body);
    return {};
  }),
];
