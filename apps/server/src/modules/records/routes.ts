import { catalogue, records, teams } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { type Caller, serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actingAgent } from '../agents/index.ts';
import { findMember } from '../teams/index.ts';
import { readRoundProof, revealRoundSeed } from '../vendors/index.ts';
import { listAccountRecord, readAccountLine } from './account/read-account-record.ts';
import { readProfit } from './account/read-profit.ts';
import { toExplainedView, toProfitView, toRecordView } from './account/views.ts';
import { getBet, readBets, readBet } from './read-bets.ts';
import { listWinners } from './list-winners.ts';
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

export const routes = (ctx: AppContext): Served[] => [
  serve(records.listBets, async ({ caller, query, language }) => {
    const { bets, total, totals } = await readBets(ctx.db, caller.accountId, query);
    return {
      list: bets.map((bet) => toBetView(bet, language)),
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
  serve(records.listAccountRecord, async ({ caller, query }) =>
    toRecordView(await listAccountRecord(ctx, caller.accountId, query), query.pageSize),
  ),
  serve(records.readAccountLine, async ({ caller, params, language }) =>
    toExplainedView(await readAccountLine(ctx.db, caller.accountId, params.id), language),
  ),
  serve(teams.listTeamTransactions, async ({ caller, query: { account, ...query } }) => {
    const { id } = await findMember(ctx.db, await actingAgent(ctx, caller, 'view'), account);
    return toRecordView(await listAccountRecord(ctx, id, query), query.pageSize);
  }),
  serve(records.readProfit, async ({ caller, query }) =>
    toProfitView(await readProfit(ctx, caller.accountId, query)),
  ),
  serveVisitor(catalogue.listWinners, async ({ query, language }) =>
    (await listWinners(ctx.db, query.count)).map((winner) => toWinnerView(winner, language)),
  ),
];
