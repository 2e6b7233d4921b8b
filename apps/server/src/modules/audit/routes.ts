import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../house.ts';
import { listActs } from './record-audit.ts';
import { toActView } from './views.ts';

export const consoleRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAudit, async ({ query }) => {
    const { acts, hasMore } = await listActs(house.db, query);
    return { acts: acts.map(toActView), hasMore };
  }),
];
