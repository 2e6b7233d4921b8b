import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, serveStranger, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toMeView } from '../staff/views.ts';
import { prepareFactor } from './prepare-factor.ts';
import { showCode } from './show-code.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const entryRoutes = (house: House): ServedToStaff[] => [
  serveStranger(CONSOLE_ROUTES.signIn, async ({ body, ip, userAgent }) =>
    signIn(house, body, { ip, userAgent }),
  ),
  serveStaff(CONSOLE_ROUTES.prepareFactor, async ({ caller }) => prepareFactor(house, caller)),
  serveStaff(CONSOLE_ROUTES.showCode, async ({ caller, body, ip, userAgent }) => ({
    token: await showCode(house, caller, { ...body, ip, userAgent }),
  })),
  serveStaff(CONSOLE_ROUTES.readMe, async ({ caller }) => toMeView(caller)),
  serveStaff(CONSOLE_ROUTES.signOut, async ({ caller }) => {
    await signOut(house, caller);
    return {};
  }),
];
