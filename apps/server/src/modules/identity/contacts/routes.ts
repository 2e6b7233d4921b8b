import { identity } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { changeEmail, changeMobile, sendContactCode } from './change-contact.ts';

export const contactRoutes = (ctx: AppContext): Served[] => [
  serve(identity.sendContactCode, async ({ caller, body, ip, language }) => ({
    expiredMinutes: await sendContactCode(ctx, caller, { asked: body, ip, language }),
  })),
  serve(identity.changeMobile, async ({ caller, body }) => {
    await changeMobile(ctx, caller, body);
    return {};
  }),
  serve(identity.changeEmail, async ({ caller, body }) => {
    await changeEmail(ctx, caller, body);
    return {};
  }),
];
