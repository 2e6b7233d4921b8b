import { teams } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actingAgent } from '../agents/index.ts';
import { listMembers } from './pages/list-members.ts';
import { listProfit } from './pages/list-profit.ts';
import { listTeamBets } from './pages/list-team-bets.ts';
import { readIncome } from './pages/read-income.ts';
import { readTeam } from './pages/read-team.ts';
import { toIncomeView, toMembersView, toProfitView, toTeamBetView, toTeamView } from './views.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(teams.readTeam, async ({ caller, query }) =>
    toTeamView(await readTeam(ctx, await actingAgent(ctx, caller, 'view'), query)),
  ),
  serve(teams.listTeamProfit, async ({ caller, query }) =>
    toProfitView(await listProfit(ctx, await actingAgent(ctx, caller, 'view'), query), query.pageSize),
  ),
  serve(teams.listTeamMembers, async ({ caller, query }) =>
    toMembersView(await listMembers(ctx, await actingAgent(ctx, caller, 'view'), query), query.pageSize),
  ),
  serve(teams.listTeamBets, async ({ caller, query, language }) => {
    const { days, bets, next } = await listTeamBets(ctx, await actingAgent(ctx, caller, 'view'), query);
    return {
      ...days,
      list: bets.map((bet) => toTeamBetView(bet, language)),
      next: next === null ? null : String(next),
    };
  }),
  serve(teams.readAgentIncome, async ({ caller, query }) =>
    toIncomeView(await readIncome(ctx, await actingAgent(ctx, caller, 'view'), query)),
  ),
];
