import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { propose, toProposedView } from '../approvals/index.ts';
import { readWatch } from '../wallet/index.ts';
import { closeBreak } from './close-break.ts';
import { adjustmentDeed, readAdjustment } from './propose-adjustment.ts';
import { readParts, reportMoney } from './report-money.ts';
import { toReconciliationView, toDayView, toAggregatesView } from './views.ts';

export const consoleRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.readBooks, async () => toReconciliationView(await readWatch(house))),
  serveStaff(CONSOLE_ROUTES.readMoneyReport, async ({ query }) => ({
    days: (await reportMoney(house, query)).map(toDayView),
  })),
  serveStaff(CONSOLE_ROUTES.readDayParts, async ({ params, query }) =>
    toAggregatesView(await readParts(house, { ...query, day: params.day })),
  ),
  serveStaff(CONSOLE_ROUTES.lookAtFinding, async ({ caller, params, body }) => {
    await closeBreak(house, caller, { id: BigInt(params.id), note: body.note });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.proposeAdjustment, async ({ caller, body }) => {
    const { requestId, reason, ...order } = body;
    const payload = await readAdjustment(house, order);
    const proposal = { deed: adjustmentDeed, payload, reason, requestId, maker: caller };
    return toProposedView(await transaction(house.db, (tx) => propose(house, tx, proposal)));
  }),
];
