import { access } from '@hintha/contract';
import { type Http, type Metrics, serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { checkAffiliate, codeRoutes, freePlayRoutes, register } from '../registration/index.ts';
import { readFieldRules } from '../settings/index.ts';
import { streamEvents, type SumVendorBalances } from '../site/index.ts';
import { logIn } from './authenticate/authenticate-by-password.ts';
import { authenticateByCode, authenticateByProvider } from './authenticate/authenticate-by-phone.ts';
import { challengeRoutes, keepCookie, mobileRoutes, rememberedRoutes } from './authenticate/routes.ts';
import { CAPTCHA_COOKIE, CAPTCHA_LIFE_MS, captchaOf, openCaptcha } from './captcha/open-captcha.ts';
import { contactRoutes } from './contacts/routes.ts';
import { deviceIdOf } from './devices/describe-device.ts';
import { factorRoutes } from './factors/routes.ts';
import { changePassword } from './passwords/change-password.ts';
import { setPaymentPassword } from './payment-password/set-payment-password.ts';
import { setPasswordByMail } from './recovery/reset-password.ts';
import { sendPasswordMail } from './recovery/send-password-mail.ts';
import { logOut } from './sessions/end-sessions.ts';
import { deviceRoutes } from './sessions/routes.ts';
import { toSignedInView } from './sessions/views.ts';
import type { FindStaffPassword } from './types.ts';

/** The stored password of who works here and is no member is told by a room that stands on this one. */
export const routes = (ctx: AppContext, findStranger: FindStaffPassword): Served[] => [
  serveVisitor(access.readRegisterRules, async () => readFieldRules(ctx.db)),
  serveVisitor(access.logIn, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const origin = { ip, userAgent };
    const ways = {
      username: () => logIn(ctx, { ...body, captcha }, { origin, findStranger }),
      sms: () => authenticateByCode(ctx, body, origin),
      firebase: () => authenticateByProvider(ctx, body, origin),
    };
    const signedIn = await ways[body.type]();
    await keepCookie(ctx, cookies, signedIn);
    return toSignedInView(signedIn);
  }),
  serveVisitor(access.register, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const newcomer = { ip, userAgent, device: deviceIdOf(ctx, cookies) };
    return toSignedInView(await register(ctx, body, captcha, newcomer));
  }),
  serveVisitor(access.checkAffiliate, async ({ query }) => {
    await checkAffiliate(ctx.db, query.code);
    return {};
  }),
  serve(access.logOut, async ({ caller }) => {
    await logOut(ctx, caller);
    return {};
  }),
  ...codeRoutes(ctx),
  ...mobileRoutes(ctx),
  ...freePlayRoutes(ctx),
  ...captchaRoutes(ctx),
  ...passwordRoutes(ctx),
  ...recoveryRoutes(ctx),
  ...contactRoutes(ctx),
  ...paymentPasswordRoutes(ctx),
  ...deviceRoutes(ctx),
  ...factorRoutes(ctx),
  ...challengeRoutes(ctx),
  ...rememberedRoutes(ctx),
];

/** What stands beside the contract's calls: the stream of events. */
export const serveOthers = (
  http: Http,
  ctx: AppContext,
  metrics: Metrics,
  sumVendorBalances: SumVendorBalances,
): void => streamEvents(http, ctx, metrics, sumVendorBalances);

export const captchaRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(access.readCaptcha, async ({ ip, cookies }) => {
    const { id, png } = await openCaptcha(ctx, ip, cookies.get(CAPTCHA_COOKIE));
    cookies.set(CAPTCHA_COOKIE, id, CAPTCHA_LIFE_MS / 1000);
    return png.toString('base64');
  }),
];

export const passwordRoutes = (ctx: AppContext): Served[] => [
  serve(access.changePassword, async ({ caller, body }) => {
    await changePassword(ctx, caller, body);
    return {};
  }),
];

export const paymentPasswordRoutes = (ctx: AppContext): Served[] => [
  serve(access.setPaymentPassword, async ({ caller, body }) => {
    await setPaymentPassword(ctx, caller, body);
    return {};
  }),
];

export const recoveryRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(access.sendPasswordMail, async ({ body, ip, language }) => {
    await sendPasswordMail(ctx, body, { ip, language });
    return {};
  }),
  serveVisitor(access.setPasswordByMail, async ({ body }) => {
    await setPasswordByMail(ctx, body);
    return {};
  }),
];
