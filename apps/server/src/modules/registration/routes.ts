import { access } from '@hintha/contract';
import { type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { captchaOf, toSignedInView } from '../identity/index.ts';
import { logInFree } from './open-trial-account.ts';
import { sendRegisterCode } from './register.ts';

export const codeRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(access.sendRegisterCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendRegisterCode(ctx, body, {
      ip,
      language,
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
];

export const freePlayRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(access.logInFree, async ({ body, ip, userAgent }) =>
    toSignedInView(await logInFree(ctx, body, { ip, userAgent })),
  ),
];
