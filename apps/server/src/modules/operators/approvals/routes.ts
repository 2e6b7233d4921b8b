import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toApprovalView } from '../views.ts';
import { approve } from './approve.ts';
import type { AnyDeed } from './define-deed.ts';
import { listApprovals } from './list-approvals.ts';
import { reject } from './reject.ts';

export const consoleRoutes = (house: House, deeds: readonly AnyDeed[]): ServedToStaff[] => [
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
];
