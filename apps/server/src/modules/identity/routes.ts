import { access } from '@hintha/contract';
import { type Http, type Metrics, serve, type Served, serveVisitor } from '@hintha/platform';
import type { House } from '../../house.ts';
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
export const routes = (house: House, findStranger: FindStaffPassword): Served[] => [
  serveVisitor(access.readRegisterRules, async () => readFieldRules(house.db)),
  serveVisitor(access.logIn, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const origin = { ip, userAgent };
    const ways = {
      username: () => logIn(house, { ...body, captcha }, { origin, findStranger }),
      sms: () => authenticateByCode(house, body, origin),
      firebase: () => authenticateByProvider(house, body, origin),
    };
    const signedIn = await ways[body.type]();
    await keepCookie(house, cookies, signedIn);
    return toSignedInView(signedIn);
  }),
  serveVisitor(access.register, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const newcomer = { ip, userAgent, device: deviceIdOf(house, cookies) };
    return toSignedInView(await register(house, body, captcha, newcomer));
  }),
  serveVisitor(access.checkAffiliate, async ({ query }) => {
    await checkAffiliate(house.db, query.code);
    return {};
  }),
  serve(access.logOut, async ({ caller }) => {
    await logOut(house, caller);
    return {};
  }),
  ...codeRoutes(house),
  ...mobileRoutes(house),
  ...freePlayRoutes(house),
  ...captchaRoutes(house),
  ...passwordRoutes(house),
  ...recoveryRoutes(house),
  ...contactRoutes(house),
  ...paymentPasswordRoutes(house),
  ...deviceRoutes(house),
  ...factorRoutes(house),
  ...challengeRoutes(house),
  ...rememberedRoutes(house),
];

/** What stands beside the contract's calls: the stream of events. */
export const serveOthers = (
  http: Http,
  house: House,
  metrics: Metrics,
  sumVendorBalances: SumVendorBalances,
): void => streamEvents(http, house, metrics, sumVendorBalances);

export const captchaRoutes = (house: House): Served[] => [
  serveVisitor(access.readCaptcha, async ({ ip, cookies }) => {
    const { id, png } = await openCaptcha(house, ip, cookies.get(CAPTCHA_COOKIE));
    cookies.set(CAPTCHA_COOKIE, id, CAPTCHA_LIFE_MS / 1000);
    return png.toString('base64');
  }),
];

export const passwordRoutes = (house: House): Served[] => [
  serve(access.changePassword, async ({ caller, body }) => {
    await changePassword(house, caller, body);
    return {};
  }),
];

export const paymentPasswordRoutes = (house: House): Served[] => [
  serve(access.setPaymentPassword, async ({ caller, body }) => {
    await setPaymentPassword(house, caller, body);
    return {};
  }),
];

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
