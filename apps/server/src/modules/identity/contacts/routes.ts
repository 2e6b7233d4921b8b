import { access } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { changeEmail, changeMobile, sendContactCode } from './change-contact.ts';

export const contactRoutes = (ctx: AppContext): Served[] => [
  serve(access.sendContactCode, async ({ caller, body, ip, language }) => ({
    expiredMinutes: await sendContactCode(ctx, caller, { asked: body, ip, language }),
  })),
  serve(access.changeMobile, async ({ caller, body }) => {
    await changeMobile(ctx, caller, body);
    return {};
  }),
  serve(access.changeEmail, async ({ caller, body }) => {
    await changeEmail(ctx, caller, body);
    return {};
  }),
];
