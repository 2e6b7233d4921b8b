import { openGroupCommit } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { LotteryOrder } from '../types.ts';
import { type OrderRequest, placeOrder, priceOrder, type PricedOrder } from './place-order.ts';
import { placeTogether } from './place-together.ts';

const SIZES = { writers: 2, mostCalls: 256, mostWeight: 4_096 };

export type TakeOrder = (request: OrderRequest) => Promise<LotteryOrder>;

/**
 * Takes orders, those that come at the same time together, and a member's own one behind the other. Each is answered as
 * though it had been placed alone.
 */
export const openOrderWriter = (ctx: Pick<AppContext, 'db' | 'clock' | 'log'>): TakeOrder => {
  const commit = openGroupCommit<PricedOrder, LotteryOrder>(
    {
      laneOf: ({ request }) => request.accountId,
      weightOf: ({ bets }) => bets.length,
      together: (orders) => placeTogether(ctx, orders),
      alone: (order) => placeOrder(ctx, order),
      onFailure: (error, orders) => ctx.log.warn({ err: error, orders }, 'a group of orders failed'),
    },
    SIZES,
  );
  return async (request) => commit.do(priceOrder(request));
};
