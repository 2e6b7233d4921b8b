import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { propose, toProposedView } from '../approvals/index.ts';
import { readWatch } from '../wallet/index.ts';
import { breakDown } from './business/break-down.ts';
import { readBusiness } from './business/read-business.ts';
import { toBreakdownView, toBusinessView } from './business/views.ts';
import { closeBreak } from './close-break.ts';
import { listBudgets, toBudgetView } from './list-budgets.ts';
import { adjustmentAction, readAdjustment } from './propose-adjustment.ts';
import { readAggregates, reportMoney } from './report-money.ts';
import { toReconciliationView, toDayView, toAggregatesView } from './views.ts';

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.readReconciliation, async () => toReconciliationView(await readWatch(ctx))),
  serveStaff(CONSOLE_ROUTES.readMoneyReport, async ({ query }) => ({
    days: (await reportMoney(ctx, query)).map(toDayView),
  })),
  serveStaff(CONSOLE_ROUTES.readDayAggregates, async ({ params, query }) =>
    toAggregatesView(await readAggregates(ctx, { ...query, day: params.day })),
  ),
  serveStaff(CONSOLE_ROUTES.readBusiness, async ({ query }) =>
    toBusinessView(await readBusiness(ctx, query)),
  ),
  serveStaff(CONSOLE_ROUTES.breakBusinessDown, async ({ params, query }) =>
    toBreakdownView(await breakDown(ctx, { ...query, by: params.by })),
  ),
  serveStaff(CONSOLE_ROUTES.listBudgets, async () => ({
    budgets: (await listBudgets(ctx.db)).map(toBudgetView),
  })),
  serveStaff(CONSOLE_ROUTES.closeBreak, async ({ caller, params, body }) => {
    await closeBreak(ctx, caller, { id: BigInt(params.id), note: body.note });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.proposeAdjustment, async ({ caller, body }) => {
    const { requestId, reason, ...order } = body;
    const payload = await readAdjustment(ctx, order);
    const proposal = { action: adjustmentAction, payload, reason, requestId, maker: caller };
    return toProposedView(await transaction(ctx.db, (tx) => propose(ctx, tx, proposal)));
  }),
];
