import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { listAuditEntries } from './record-audit.ts';
import { toAuditEntryView } from './views.ts';

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAudit, async ({ query }) => {
    const { entries, hasMore } = await listAuditEntries(ctx.db, query);
    return { entries: entries.map(toAuditEntryView), hasMore };
  }),
];
