import { identity } from '@hintha/contract';
import { serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { authenticateByPassword } from './authenticate/authenticate-by-password.ts';
import { authenticateByCode, authenticateByProvider } from './authenticate/authenticate-by-phone.ts';
import { completeLogin } from './authenticate/complete-login.ts';
import { challengeRoutes, keepCookie, mobileRoutes, rememberMeRoutes } from './authenticate/routes.ts';
import { captchaOf, readCaptcha } from './captcha/open-captcha.ts';
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

export const routes = (ctx: AppContext): Served[] => [
  serveVisitor(identity.logIn, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const origin = { ip, userAgent, device: deviceIdOf(ctx, cookies) };
    const authenticate = {
      username: () => authenticateByPassword(ctx, { ...body, captcha }, origin),
      sms: () => authenticateByCode(ctx, { ...body, device: origin.device }),
      firebase: () => authenticateByProvider(ctx, body),
    };
    const created = await completeLogin(ctx, await authenticate[body.type](), origin);
    await keepCookie(ctx, cookies, created);
    return toSignedInView(created);
  }),
  serve(identity.logOut, async ({ caller }) => {
    await logOut(ctx, caller);
    return {};
  }),
  ...mobileRoutes(ctx),
  ...captchaRoutes(ctx),
  ...passwordRoutes(ctx),
  ...recoveryRoutes(ctx),
  ...contactRoutes(ctx),
  ...paymentPasswordRoutes(ctx),
  ...deviceRoutes(ctx),
  ...factorRoutes(ctx),
  ...challengeRoutes(ctx),
  ...rememberMeRoutes(ctx),
];

const captchaRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(identity.readCaptcha, async ({ ip, cookies }) => readCaptcha(ctx, ip, cookies)),
];

const passwordRoutes = (ctx: AppContext): Served[] => [
  serve(identity.changePassword, async ({ caller, body }) => {
    await changePassword(ctx, caller, body);
    return {};
  }),
];

const paymentPasswordRoutes = (ctx: AppContext): Served[] => [
  serve(identity.setPaymentPassword, async ({ caller, body }) => {
    await setPaymentPassword(ctx, caller, body);
    return {};
  }),
];

const recoveryRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(identity.sendPasswordMail, async ({ body, ip, language }) => {
    await sendPasswordMail(ctx, body, { ip, language });
    return {};
  }),
  serveVisitor(identity.setPasswordByMail, async ({ body }) => {
    await setPasswordByMail(ctx, body);
    return {};
  }),
];
