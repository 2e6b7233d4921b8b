import { catalogue } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { CatalogueIndex } from '../game-index/open-catalogue-index.ts';
import { toGameView } from '../views.ts';
import { addFavourite, listOwnGamesPage, removeFavourite } from './list-own-games.ts';
import { listFavouriteIds } from './list-store.ts';

interface Asked {
  gameType?: string | undefined;
  vassalage?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export const listRoutes = (ctx: AppContext, index: () => Promise<CatalogueIndex>): Served[] => {
  const readPage = async (
    list: 'favourites' | 'recent',
    { caller, query, language }: { caller: { accountId: bigint }; query: Asked; language: string },
  ) => {
    const { accountId } = caller;
    const chosen = { list, accountId, category: query.gameType ?? '', vendor: query.vassalage ?? '' };
    const page = { no: query.pageNo, size: query.pageSize };
    const { games, total } = await listOwnGamesPage(ctx.db, chosen, page);
    const now = ctx.clock.now();
    const { isHot } = await index();
    return {
      games: games.map((game) => toGameView({ ...game, hot: isHot(game) }, language, now)),
      totalPages: Math.ceil(total / query.pageSize),
      total,
    };
  };
  return [
    serve(catalogue.listFavourites, async (asked) => {
      const { games: content, ...counts } = await readPage('favourites', asked);
      return { content, ...counts };
    }),
    serve(catalogue.listFavouriteIds, ({ caller }) => listFavouriteIds(ctx.db, caller.accountId)),
    serve(catalogue.listRecentGames, async (asked) => {
      const { games: list, ...counts } = await readPage('recent', asked);
      return { list, ...counts };
    }),
    serve(catalogue.addFavourite, async ({ caller, body }) => {
      await addFavourite(ctx, caller.accountId, body);
      return {};
    }),
    serve(catalogue.removeFavourite, async ({ caller, body }) => {
      await removeFavourite(ctx, caller.accountId, body);
      return {};
    }),
  ];
};
