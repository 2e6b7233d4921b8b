import { agents } from '@hintha/contract';
import { formatAmount, ZERO } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readBalance } from '../wallet/index.ts';
import { actingAgent } from './sub-accounts/acting-agent.ts';
import { readWayUp } from './transfers/read-way-up.ts';
import { sendUp } from './transfers/send-up.ts';
import { toWayUpView } from './transfers/views.ts';
import { readTeam } from './tree/join-team.ts';
import { readLinks } from './tree/read-links.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(agents.readTeam, async ({ caller, query }) =>
    readTeam(ctx, await actingAgent(ctx, caller, 'view'), query.days),
  ),
  serve(agents.listLinks, async ({ caller }) =>
    (await readLinks(ctx.db, await actingAgent(ctx, caller, 'view'))).map(({ code, createdAt, joined }) => ({
      code,
      createdAt: createdAt.getTime(),
      joined,
    })),
  ),
  serve(agents.readUplineTransfer, async ({ caller }) => toWayUpView(await readWayUp(ctx, caller))),
  serve(agents.sendToUpline, async ({ caller, body }) => {
    await sendUp(ctx, caller, body);
    return { balance: formatAmount((await readBalance(ctx.db, caller.accountId))?.balance ?? ZERO) };
  }),
];
