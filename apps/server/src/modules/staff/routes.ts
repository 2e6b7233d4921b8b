import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, serveAnonymous } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { captchaOf, deviceIdOf, readCaptcha } from '../identity/index.ts';
import { createStaff, lockStaff } from './administer-staff.ts';
import { signIn, signOut } from './sign-in/sign-in.ts';
import { prepareFactor, showCode } from './sign-in/verify-factor.ts';
import { listStaff } from './store.ts';
import { toMeView, toStaffView } from './views.ts';

export const staffRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listStaff, async () => (await listStaff(ctx.db)).map(toStaffView)),
  serveStaff(CONSOLE_ROUTES.createStaff, async ({ caller, body }) => {
    const { id, password } = await createStaff(ctx, caller, body.name);
    return { id: String(id), password };
  }),
  serveStaff(CONSOLE_ROUTES.lockStaff, async ({ caller, params, body }) => {
    await lockStaff(ctx, caller, { id: BigInt(params.id), reason: body.reason });
    return {};
  }),
];

export const signInRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveAnonymous(CONSOLE_ROUTES.readSignInCaptcha, async ({ ip, cookies }) => readCaptcha(ctx, ip, cookies)),
  serveAnonymous(CONSOLE_ROUTES.signIn, async ({ body, ip, userAgent, cookies }) => {
    const credentials = { ...body, captcha: captchaOf(cookies, body.captcha) };
    return signIn(ctx, credentials, { ip, userAgent, device: deviceIdOf(ctx, cookies) });
  }),
  serveStaff(CONSOLE_ROUTES.prepareFactor, async ({ caller }) => prepareFactor(ctx, caller)),
  serveStaff(CONSOLE_ROUTES.verifyFactor, async ({ caller, body, ip, userAgent, cookies }) => ({
    token: await showCode(ctx, caller, { ...body, ip, userAgent, device: deviceIdOf(ctx, cookies) }),
  })),
  serveStaff(CONSOLE_ROUTES.readMe, async ({ caller }) => toMeView(caller)),
  serveStaff(CONSOLE_ROUTES.signOut, async ({ caller }) => {
    await signOut(ctx, caller);
    return {};
  }),
];
