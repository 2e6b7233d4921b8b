import { agents } from '@hintha/contract';
import { formatAmount, ZERO } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readBalance } from '../wallet/index.ts';
import { answerRequest, listRequests } from './consents/answer-request.ts';
import { setDownlineRates } from './consents/set-downline-rates.ts';
import { readModeTerms, readRatesOf } from './rates/give-rates.ts';
import { actingAgent } from './subaccounts/acting-agent.ts';
import { readWayDown } from './transfers/read-way-down.ts';
import { readWayUp } from './transfers/read-way-up.ts';
import { sendDown } from './transfers/send-down.ts';
import { sendUp } from './transfers/send-up.ts';
import { toWayUpView } from './transfers/views.ts';
import { findDownline, listDownlines } from './tree/list-downlines.ts';
import { toDownlinesView, toRequestView, toWayDownView } from './views.ts';

const idOf = (text: string | undefined): bigint | null => (text === undefined ? null : BigInt(text));

/** What agents see of their team and give to it, and transfers along the line. */
export const routes = (ctx: AppContext): Served[] => [
  serve(agents.listDownlines, async ({ caller, query: { under, account, order, after } }) => {
    const agentId = await actingAgent(ctx, caller, 'view');
    const found =
      account === ''
        ? await listDownlines(ctx, agentId, { under: idOf(under), order, after: idOf(after) })
        : await findDownline(ctx, agentId, account);
    return toDownlinesView(found);
  }),
  serve(agents.readOwnRates, async ({ caller }) => {
    const agentId = await actingAgent(ctx, caller, 'view');
    const { least } = await readModeTerms(ctx, ctx.db);
    return { rates: await readRatesOf(ctx, ctx.db, agentId), leastMode: least };
  }),
  serve(agents.setDownlineRates, async ({ caller, params, body }) => {
    const agentId = await actingAgent(ctx, caller, 'open');
    return setDownlineRates(ctx, { agentId, accountId: BigInt(params.id), rates: body.rates });
  }),
  serve(agents.listRateRequests, async ({ caller }) =>
    (await listRequests(ctx, caller.accountId)).map(toRequestView),
  ),
  serve(agents.answerRateRequest, async ({ caller, params, body }) => {
    await answerRequest(ctx, caller, { id: BigInt(params.id), accept: body.accept });
    return {};
  }),
  serve(agents.readWayDown, async ({ caller, query }) => {
    const agentId = await actingAgent(ctx, caller, 'transfer');
    return toWayDownView(await readWayDown(ctx, agentId, BigInt(query.account)));
  }),
  serve(agents.sendToDownline, async ({ caller, body: { account, ...order } }) => {
    const agentId = await actingAgent(ctx, caller, 'transfer');
    await sendDown(ctx, caller, { ...order, agentId, toId: BigInt(account) });
    return { balance: await balanceOf(ctx, agentId) };
  }),
  serve(agents.readUplineTransfer, async ({ caller }) => toWayUpView(await readWayUp(ctx, caller))),
  serve(agents.sendToUpline, async ({ caller, body }) => {
    await sendUp(ctx, caller, body);
    return { balance: await balanceOf(ctx, caller.accountId) };
  }),
];

const balanceOf = async ({ db }: AppContext, accountId: bigint): Promise<string> =>
  formatAmount((await readBalance(db, accountId))?.balance ?? ZERO);
