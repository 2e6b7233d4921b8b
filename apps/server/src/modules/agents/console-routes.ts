import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toProposedView } from '../approvals/index.ts';
import { listTeam } from './admin/list-team.ts';
import { openAgent, proposeRates } from './admin/open-agent.ts';
import { proposeReversal } from './transfers/reverse-transfer.ts';
import { toOpenedView, toTeamView } from './views.ts';

const idOf = (text: string | undefined): bigint | null => (text === undefined ? null : BigInt(text));

/** What the staff does with agents and their teams. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listTeam, async ({ query: { under, account, after } }) =>
    toTeamView(await listTeam(ctx, { under: idOf(under), account, after: idOf(after) })),
  ),
  serveStaff(CONSOLE_ROUTES.openAgent, async ({ caller, body }) =>
    toOpenedView(await openAgent(ctx, caller, body)),
  ),
  serveStaff(CONSOLE_ROUTES.proposeAgentRates, async ({ caller, params, body }) =>
    toProposedView(await proposeRates(ctx, caller, { ...body, accountId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.proposeTransferReversal, async ({ caller, params, body }) =>
    toProposedView(await proposeReversal(ctx, caller, { ...body, id: BigInt(params.id) })),
  ),
];
