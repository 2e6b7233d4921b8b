import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, transaction, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toApprovalView, toProposedView } from '../views.ts';
import { adjustmentDeed, readAdjustment } from './adjustment.ts';
import { approve } from './approve.ts';
import type { AnyDeed } from './define-deed.ts';
import { listApprovals } from './list-approvals.ts';
import { propose } from './propose.ts';
import { reject } from './reject.ts';

export const approvalRoutes = (house: House, deeds: readonly AnyDeed[]): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listApprovals, async ({ caller, query }) => {
    const { approvals, hasMore } = await listApprovals(house.db, deeds, caller, query);
    return { approvals: approvals.map(toApprovalView), hasMore };
  }),
  serveStaff(CONSOLE_ROUTES.approve, async ({ caller, params, body }) => {
    await approve(house, deeds, caller, { id: BigInt(params.id), payloadHash: body.payloadHash });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.reject, async ({ caller, params, body }) => {
    await reject(house, deeds, caller, { id: BigInt(params.id), note: body.note });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.proposeAdjustment, async ({ caller, body }) => {
    const { requestId, reason, ...order } = body;
    const payload = await readAdjustment(house, order);
    const proposal = { deed: adjustmentDeed, payload, reason, requestId, maker: caller };
    return toProposedView(await transaction(house.db, (tx) => propose(house, tx, proposal)));
  }),
];
