import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toProposedView } from '../views.ts';
import { proposeRoles, proposeUnlock } from './propose-for-staff.ts';

export const staffChangeRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.proposeUnlock, async ({ caller, params, body }) =>
    toProposedView(await proposeUnlock(house, caller, { ...body, id: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.proposeRoles, async ({ caller, params, body }) =>
    toProposedView(await proposeRoles(house, caller, { ...body, id: BigInt(params.id) })),
  ),
];
