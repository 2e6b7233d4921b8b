import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, toChange } from '../../audit/index.ts';
import { readSwitchboard } from './read-switchboard.ts';
import { setVendor } from './set-vendor.ts';

/** What the staff sees of the vendors, and does to them. */
export const switchboardRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listShelfVendors, async () =>
    (await readSwitchboard(house)).map(({ vendor, changed }) => ({
      ...vendor,
      changed: toChange(changed),
    })),
  ),
  serveStaff(CONSOLE_ROUTES.setVendor, async ({ caller, params, body }) => {
    await setVendor(house, { ...body, code: params.code, actor: actorOf(caller) });
    return {};
  }),
];
