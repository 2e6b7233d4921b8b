import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { approve, reject } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { proposeRoles, proposeUnlock } from './propose-staff-change.ts';
import { toApprovalView, toProposedView } from './views.ts';

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listApprovals, async ({ caller, query }) => {
    const { approvals, hasMore } = await listApprovals(ctx, caller, query);
    return { approvals: approvals.map(toApprovalView), hasMore };
  }),
  serveStaff(CONSOLE_ROUTES.approve, ({ caller, params, body }) =>
    approve(ctx, caller, { id: BigInt(params.id), payloadHash: body.payloadHash }),
  ),
  serveStaff(CONSOLE_ROUTES.reject, async ({ caller, params, body }) => {
    await reject(ctx, caller, { id: BigInt(params.id), note: body.note });
    return {};
  }),
];

export const staffChangeRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.proposeUnlock, async ({ caller, params, body }) =>
    toProposedView(await proposeUnlock(ctx, caller, { ...body, id: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.proposeRoles, async ({ caller, params, body }) =>
    toProposedView(await proposeRoles(ctx, caller, { ...body, id: BigInt(params.id) })),
  ),
];
