import { access } from '@hintha/contract';
import { serve, serveVisitor, type Http, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';
import { REGISTER_RULES } from './rules.ts';
import { streamEvents } from './stream-events.ts';
import { toSignedInView } from './views.ts';

export const routes = (house: House): Served[] => [
  serveVisitor(access.readRegisterRules, async () => REGISTER_RULES),
  serveVisitor(access.logIn, async ({ body, ip, userAgent }) =>
    toSignedInView(await logIn(house, body, { ip, userAgent })),
  ),
  serveVisitor(access.register, async ({ body, ip, userAgent }) =>
    toSignedInView(await register(house, body, { ip, userAgent })),
  ),
  serve(access.logOut, async ({ caller }) => {
    await logOut(house, caller);
    return {};
  }),
];

/** What stands beside the contract's calls: the stream of events. */
export const serveOthers = (http: Http, house: House): void => streamEvents(http, house);
