import { access } from '@hintha/contract';
import { type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { captchaOf, deviceIdOf, toSignedInView } from '../identity/index.ts';
import { readFieldRules } from '../settings/index.ts';
import { checkAffiliate } from './check-registration.ts';
import { logInFree } from './open-trial-account.ts';
import { register, registerByMobile, sendRegisterCode } from './register.ts';

/** How an account comes about: by user name, by phone, or for a trial. */
export const routes = (ctx: AppContext): Served[] => [
  serveVisitor(access.readRegisterRules, async () => readFieldRules(ctx.db)),
  serveVisitor(access.sendRegisterCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendRegisterCode(ctx, body, {
      ip,
      language,
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
  serveVisitor(access.register, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const origin = { ip, userAgent, device: deviceIdOf(ctx, cookies) };
    return toSignedInView(await register(ctx, body, captcha, origin));
  }),
  serveVisitor(access.registerByMobile, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const origin = { ip, userAgent, device: deviceIdOf(ctx, cookies) };
    return toSignedInView(await registerByMobile(ctx, body, captcha, origin));
  }),
  serveVisitor(access.checkAffiliate, async ({ query }) => {
    await checkAffiliate(ctx.db, query.code);
    return {};
  }),
  serveVisitor(access.logInFree, async ({ body, ip, userAgent }) =>
    toSignedInView(await logInFree(ctx, body, { ip, userAgent })),
  ),
];
