import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { listActs } from './list-acts.ts';
import { toActView } from './views.ts';

export const consoleRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAudit, async ({ query }) => {
    const { acts, hasMore } = await listActs(house.db, query);
    return { acts: acts.map(toActView), hasMore };
  }),
];
