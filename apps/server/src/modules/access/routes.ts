import { access } from '@hintha/contract';
import { serve, serveVisitor, type Http, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { codeRoutes } from './codes/routes.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { CAPTCHA_COOKIE } from './captcha/rules.ts';
import { deviceRoutes } from './devices/routes.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { logInByCode } from './mobile/log-in-by-code.ts';
import { mobileRoutes } from './mobile/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { register } from './register.ts';
import { checkAffiliate } from './register-fields/affiliate-code.ts';
import { readFieldRules } from './register-fields/read-field-rules.ts';
import { streamEvents } from './stream-events.ts';
import { toSignedInView } from './views.ts';

export const routes = (house: House): Served[] => [
  serveVisitor(access.readRegisterRules, async () => readFieldRules(house.db)),
  serveVisitor(access.logIn, async ({ body, ip, userAgent, cookies }) => {
    if (body.type === 'sms') return toSignedInView(await logInByCode(house, body, { ip, userAgent }));
    const captcha = { id: cookies.get(CAPTCHA_COOKIE), text: body.captcha };
    return toSignedInView(await logIn(house, { ...body, captcha }, { ip, userAgent }));
  }),
  serveVisitor(access.register, async ({ body, ip, userAgent }) =>
    toSignedInView(await register(house, body, { ip, userAgent })),
  ),
  serveVisitor(access.checkAffiliate, async ({ query }) => {
    checkAffiliate(query.code);
    return {};
  }),
  serve(access.logOut, async ({ caller }) => {
    await logOut(house, caller);
    return {};
  }),
  ...codeRoutes(house),
  ...mobileRoutes(house),
  ...captchaRoutes(house),
  ...passwordRoutes(house),
  ...deviceRoutes(house),
];

/** What stands beside the contract's calls: the stream of events. */
export const serveOthers = (http: Http, house: House): void => streamEvents(http, house);
