import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../house.ts';
import { listAuditEntries } from './record-audit.ts';
import { toAuditEntryView } from './views.ts';

export const consoleRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAudit, async ({ query }) => {
    const { acts, hasMore } = await listAuditEntries(house.db, query);
    return { acts: acts.map(toAuditEntryView), hasMore };
  }),
];
