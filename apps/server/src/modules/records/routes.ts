import { catalogue, records, teams } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { cached, type Caller, serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { businessDay, dayStart } from '../../business-day.ts';
import { actingAgent } from '../agents/index.ts';
import { findMember, stoodSince } from '../teams/index.ts';
import { readRoundProof, revealRoundSeed } from '../vendors/index.ts';
import { listAccountRecord, readAccountLine } from './account/read-account-record.ts';
import { readCashFlow } from './account/read-cash-flow.ts';
import { readProfit } from './account/read-profit.ts';
import { toCashFlowView, toExplainedView, toProfitView, toRecordView } from './account/views.ts';
import { getBet, readBets, readBet } from './read-bets.ts';
import { listLargestWinners, listWinners } from './list-winners.ts';
import { toBetView, toPostingView, toProofView, toWinnerView } from './views.ts';

/** How the rounds of a member's bets came about. */
const proofRoutes = (ctx: AppContext): Served[] => {
  const roundOf = async ({ accountId, account }: Caller, id: string) => {
    const { source, roundId } = await getBet(ctx.db, accountId, id);
    return { account, source, roundId };
  };
  return [
    serve(records.readBetProof, async ({ caller, params }) => ({
      proof: toProofView(await readRoundProof(ctx, await roundOf(caller, params.id))),
    })),
    serve(records.revealBetSeed, async ({ caller, params }) => ({
      proof: toProofView(await revealRoundSeed(ctx, await roundOf(caller, params.id))),
    })),
  ];
};

const MOST_LARGEST = 50;
const LARGEST_FOR_MS = 60_000;

export const routes = (ctx: AppContext): Served[] => [...ownRoutes(ctx), winnersRoute(ctx)];

const winnersRoute = (ctx: AppContext): Served => {
  // The day's wins are read from first to last, so everybody is given the same answer for a while.
  const largestOf = cached(ctx.clock, LARGEST_FOR_MS, (day) =>
    listLargestWinners(ctx.db, dayStart(day), MOST_LARGEST),
  );
  return serveVisitor(catalogue.listWinners, async ({ query: { count, largest }, language }) => {
    const winners =
      largest === 'today' ? await largestOf(businessDay(ctx.clock.now())) : await listWinners(ctx.db, count);
    return winners.slice(0, count).map((winner) => toWinnerView(winner, language));
  });
};

const ownRoutes = (ctx: AppContext): Served[] => [
  serve(records.listBets, async ({ caller, query, language }) => {
    const { bets, total, totals } = await readBets(ctx.db, caller.accountId, query);
    return {
      list: bets.map((named) => ({ ...toBetView(named, language), on: named.on })),
      totalPages: Math.ceil(total / query.pageSize),
      total,
      totals: {
        stake: formatAmount(totals.stake),
        payout: formatAmount(totals.payout),
        profit: formatAmount(totals.profit),
      },
    };
  }),
  serve(records.readBet, async ({ caller, params, language }) => {
    const { bet, game, selections, postings, draw } = await readBet(ctx.db, caller.accountId, params.id);
    return {
      bet: toBetView({ bet, game }, language),
      selections: [...selections],
      postings: postings.map(toPostingView),
      draw,
    };
  }),
  ...proofRoutes(ctx),
  serve(records.listAccountRecord, async ({ caller, query, language }) =>
    toRecordView(await listAccountRecord(ctx, caller.accountId, query), query, language),
  ),
  serve(records.readAccountLine, async ({ caller, params, language }) =>
    toExplainedView(await readAccountLine(ctx.db, caller.accountId, params.id), language),
  ),
  serve(teams.listTeamTransactions, async ({ caller, query: { account, ...query }, language }) => {
    const agentId = await actingAgent(ctx, caller, 'view');
    const { id } = await findMember(ctx.db, agentId, account);
    const shown = { mostDays: teams.MOST_DAYS, since: await stoodSince(ctx.db, agentId, id) };
    return toRecordView(await listAccountRecord(ctx, id, query, shown), query, language);
  }),
  serve(records.readProfit, async ({ caller, query }) =>
    toProfitView(await readProfit(ctx, caller.accountId, query)),
  ),
  serve(records.readCashFlow, async ({ caller, query }) => {
    const { whole, spans } = await readCashFlow(ctx, caller.accountId, query);
    return { unit: query.unit, whole: toCashFlowView(whole), spans: spans.map(toCashFlowView) };
  }),
];
