import type { AppContext } from '@hintha/server/src/app-context.ts';
import { listGames as listLotteries } from '@hintha/server/src/modules/lottery/list-games.ts';
import { openOrderWriter } from '@hintha/server/src/modules/lottery/orders/order-writer.ts';
import type { OrderRequest } from '@hintha/server/src/modules/lottery/orders/place-order.ts';
import { listGames as listArenas } from '@hintha/server/src/modules/sabong/arenas/list-arena-games.ts';
import { listGames as listSports } from '@hintha/server/src/modules/sports/list-games.ts';

/** Puts the operator's own games into the catalogue, as its start does. */
export const listOwnGames = async (ctx: AppContext): Promise<void> => {
  for (const list of [listLotteries, listSports, listArenas]) await list(ctx);
};

/** Takes an order of a lottery. */
export const takeOrder = async (ctx: AppContext, request: OrderRequest): Promise<void> => {
  await openOrderWriter(ctx)(request);
};
