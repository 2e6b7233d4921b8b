import { rebates } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actingAgent } from '../agents/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { daysAsked } from '../teams/index.ts';
import { selectPayments, selectShares } from './rebate-store.ts';

const format = (amount: bigint): string => formatAmount(money(amount));

export const routes = (ctx: AppContext): Served[] => [
  serve(rebates.listRebates, async ({ caller, query }) => {
    const days = daysAsked(query, ctx.clock.now());
    const payments = await selectPayments(ctx.db, await actingAgent(ctx, caller, 'view'), days);
    return {
      ...days,
      list: payments.map(({ day, own, team, paidAt }) => ({
        day,
        own: format(own),
        team: format(team),
        paidAt: paidAt?.getTime() ?? null,
      })),
    };
  }),
  serve(rebates.listRebateShares, async ({ caller, params: { day }, query: { pageNo, pageSize } }) => {
    const accountId = await actingAgent(ctx, caller, 'view');
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const shares = await selectShares(ctx.db, { day, accountId }, page);
    const names = await findAccountNames(
      ctx.db,
      shares.map(({ memberId }) => memberId),
    );
    const total = Number(shares[0]?.total ?? 0n);
    return {
      list: shares.map(({ memberId, category, valid, rate, below, amount }) => ({
        account: names.get(memberId)?.name ?? '',
        category,
        validBet: format(valid),
        rate,
        below,
        amount: format(amount),
      })),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  }),
];
