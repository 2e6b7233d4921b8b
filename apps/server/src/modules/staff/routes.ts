import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, serveStranger } from '@hintha/platform';
import type { House } from '../../house.ts';
import { createStaff, lockStaff } from './administer-staff.ts';
import { listStaff } from './list-staff.ts';
import { signIn, signOut } from './sign-in/sign-in.ts';
import { prepareFactor, showCode } from './sign-in/verify-factor.ts';
import { toMeView, toStaffView } from './views.ts';

export const staffRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listStaff, async () => (await listStaff(house.db)).map(toStaffView)),
  serveStaff(CONSOLE_ROUTES.createStaff, async ({ caller, body }) => {
    const { id, password } = await createStaff(house, caller, body.name);
    return { id: String(id), password };
  }),
  serveStaff(CONSOLE_ROUTES.lockStaff, async ({ caller, params, body }) => {
    await lockStaff(house, caller, { id: BigInt(params.id), reason: body.reason });
    return {};
  }),
];

export const signInRoutes = (house: House): ServedToStaff[] => [
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
