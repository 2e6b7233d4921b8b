import { access } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readSecurity, toSecurityView } from '../../members/index.ts';
import { changeEmail, changeMobile, sendContactCode } from './change-contact.ts';

export const contactRoutes = (house: House): Served[] => [
  serve(access.readSecurity, async ({ caller }) => toSecurityView(await readSecurity(house, caller))),
  serve(access.sendContactCode, async ({ caller, body, ip, language }) => ({
    expiredMinutes: await sendContactCode(house, caller, { asked: body, ip, language }),
  })),
  serve(access.changeMobile, async ({ caller, body }) => {
    await changeMobile(house, caller, body);
    return {};
  }),
  serve(access.changeEmail, async ({ caller, body }) => {
    await changeEmail(house, caller, body);
    return {};
  }),
];
