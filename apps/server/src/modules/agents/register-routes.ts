import { agents } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { changeLink, createLink } from './links/change-links.ts';
import { selectLinks } from './links/link-store.ts';
import { openDownline } from './opening/open-downline.ts';
import { actingAgent, agentItself } from './subaccounts/acting-agent.ts';
import { changeSubAccount, listSubAccounts, openSubAccount } from './subaccounts/open-sub-account.ts';
import { toLinkView, toOpenedView, toSubAccountView } from './views.ts';

const instantOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** How accounts come below an agent, and who acts for it. */
export const registerRoutes = (ctx: AppContext): Served[] => [
  serve(agents.listLinks, async ({ caller }) => {
    const agentId = await actingAgent(ctx, caller, 'view');
    return (await selectLinks(ctx.db, agentId)).map((link) => toLinkView(link, ctx.clock.now()));
  }),
  serve(agents.createLink, async ({ caller, body }) => {
    const agentId = await actingAgent(ctx, caller, 'open');
    const link = await createLink(ctx, agentId, { ...body, expiresAt: instantOf(body.expiresAt) });
    return toLinkView(link, ctx.clock.now());
  }),
  serve(agents.changeLink, async ({ caller, params, body: { on, remark, expiresAt } }) => {
    const agentId = await actingAgent(ctx, caller, 'open');
    const change = { code: params.code, isOn: on, remark, expiresAt: instantOf(expiresAt) };
    return toLinkView(await changeLink(ctx, agentId, change), ctx.clock.now());
  }),
  serve(agents.openDownline, async ({ caller, body }) =>
    toOpenedView(await openDownline(ctx, await actingAgent(ctx, caller, 'open'), body)),
  ),
  serve(agents.listSubAccounts, async ({ caller }) =>
    (await listSubAccounts(ctx, agentItself(caller))).map(toSubAccountView),
  ),
  serve(agents.openSubAccount, async ({ caller, body }) =>
    toOpenedView(await openSubAccount(ctx, agentItself(caller), body)),
  ),
  serve(agents.changeSubAccount, async ({ caller, params, body }) => {
    await changeSubAccount(ctx, { ...body, agentId: agentItself(caller), accountId: BigInt(params.id) });
    return {};
  }),
];
