import { turnover } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readContributions, readRequirements } from './requirements/read-requirements.ts';
import { toContributionView, toRequirementView } from './views.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(turnover.listRequirements, async ({ caller }) => {
    const requirements = await readRequirements(ctx.db, caller.accountId);
    const open = requirements.filter(({ state }) => state === 'OPEN');
    const remaining = open.reduce((sum, { target, progress }) => sum + target - progress, 0n);
    return { remaining: formatAmount(money(remaining)), list: requirements.map(toRequirementView) };
  }),
  serve(turnover.listContributingBets, async ({ caller, params, query }) => {
    const asked = { accountId: caller.accountId, requirementId: BigInt(params.id) };
    const { bets, total } = await readContributions(ctx.db, asked, {
      no: query.pageNo,
      size: query.pageSize,
    });
    return { list: bets.map(toContributionView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
];
