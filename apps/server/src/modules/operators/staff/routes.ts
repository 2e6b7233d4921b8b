import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toStaffView } from './views.ts';
import { createStaff } from './create-staff.ts';
import { listStaff } from './list-staff.ts';
import { lockStaff } from './lock-staff.ts';

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
