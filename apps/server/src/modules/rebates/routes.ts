import { rebates } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { dayEnd, dayStart } from '../../business-day.ts';
import { actingAgent } from '../agents/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { listTeamShares, nameIn } from '../lottery/index.ts';
import { daysAsked } from '../teams/index.ts';
import { selectPayments, selectShares } from './rebate-store.ts';

const format = (amount: bigint): string => formatAmount(money(amount));

const nameMembers = async ({ db }: AppContext, shares: readonly { readonly memberId: bigint }[]) => {
  const names = await findAccountNames(
    db,
    shares.map(({ memberId }) => memberId),
  );
  return (id: bigint): string => names.get(id)?.name ?? '';
};

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
    const nameOf = await nameMembers(ctx, shares);
    const total = Number(shares[0]?.total ?? 0n);
    return {
      list: shares.map(({ memberId, category, valid, rate, below, amount }) => ({
        account: nameOf(memberId),
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

export const lotteryRoutes = (ctx: AppContext): Served[] => [
  serve(rebates.listLotteryShares, async ({ caller, query: { pageNo, pageSize, ...query }, language }) => {
    const days = daysAsked(query, ctx.clock.now());
    const accountId = await actingAgent(ctx, caller, 'view');
    const { shares, total, amount } = await listTeamShares(
      ctx.db,
      { accountId, from: dayStart(days.from), to: dayEnd(days.to) },
      { limit: pageSize, offset: (pageNo - 1) * pageSize },
    );
    const nameOf = await nameMembers(ctx, shares);
    return {
      ...days,
      list: shares.map((share) => ({
        paidAt: share.paidAt.getTime(),
        game: share.game,
        gameName: nameIn(share.game, language),
        numero: share.code,
        drawTime: share.drawsAt.getTime(),
        account: nameOf(share.memberId),
        validBet: format(share.valid),
        mode: share.mode,
        below: share.below,
        amount: format(share.amount),
      })),
      amount: format(amount),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  }),
];
