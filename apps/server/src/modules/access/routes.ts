import { access } from '@hintha/contract';
import { type Http, type Metrics, serve, type Served, serveVisitor } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readFieldRules } from '../settings/index.ts';
import { captchaOf } from './captcha/captcha-of.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { challengeRoutes } from './challenges/routes.ts';
import { codeRoutes } from './codes/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { deviceOf } from './devices/device-of.ts';
import { logOut } from './devices/log-out.ts';
import { deviceRoutes } from './devices/routes.ts';
import { factorRoutes } from './factors/routes.ts';
import { freePlayRoutes } from './free-play/routes.ts';
import { logIn } from './log-in.ts';
import { logInByCode } from './mobile/log-in-by-code.ts';
import { mobileRoutes } from './mobile/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { paymentPasswordRoutes } from './payment-password/routes.ts';
import { logInByProvider } from './phone-provider/log-in-by-provider.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { checkAffiliate } from './register-fields/affiliate-code.ts';
import { register } from './register.ts';
import { keepCookie, rememberedRoutes } from './remembered/routes.ts';
import { streamEvents, type SumAway } from './stream-events.ts';
import type { FindStranger } from './types.ts';
import { toSignedInView } from './views.ts';

/** The stored password of who works here and is no member is told by a room that stands on this one. */
export const routes = (house: House, findStranger: FindStranger): Served[] => [
  serveVisitor(access.readRegisterRules, async () => readFieldRules(house.db)),
  serveVisitor(access.logIn, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const origin = { ip, userAgent };
    const ways = {
      username: () => logIn(house, { ...body, captcha }, { origin, findStranger }),
      sms: () => logInByCode(house, body, origin),
      firebase: () => logInByProvider(house, body, origin),
    };
    const signedIn = await ways[body.type]();
    await keepCookie(house, cookies, signedIn);
    return toSignedInView(signedIn);
  }),
  serveVisitor(access.register, async ({ body, ip, userAgent, cookies }) => {
    const captcha = captchaOf(cookies, body.captcha);
    const newcomer = { ip, userAgent, device: deviceOf(house, cookies) };
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
export const serveOthers = (http: Http, house: House, metrics: Metrics, sumAway: SumAway): void =>
  streamEvents(http, house, metrics, sumAway);
