import { catalogue } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toGameView } from '../views.ts';
import { addFavourite, listFavouriteIds, listOwnGamesPage, removeFavourite } from './list-own-games.ts';

interface Asked {
  gameType?: string | undefined;
  vassalage?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export const listRoutes = (house: House): Served[] => {
  const readPage = async (
    list: 'favourites' | 'recent',
    { caller, query, language }: { caller: { accountId: bigint }; query: Asked; language: string },
  ) => {
    const { accountId } = caller;
    const chosen = { list, accountId, category: query.gameType ?? '', vendor: query.vassalage ?? '' };
    const page = { no: query.pageNo, size: query.pageSize };
    const { games, total } = await listOwnGamesPage(house.db, chosen, page);
    const now = house.clock.now();
    return {
      games: games.map((game) => toGameView(game, language, now)),
      totalPages: Math.ceil(total / query.pageSize),
      total,
    };
  };
  return [
    serve(catalogue.listFavourites, async (asked) => {
      const { games: content, ...counts } = await readPage('favourites', asked);
      return { content, ...counts };
    }),
    serve(catalogue.listFavouriteIds, ({ caller }) => listFavouriteIds(house.db, caller.accountId)),
    serve(catalogue.listRecentGames, async (asked) => {
      const { games: list, ...counts } = await readPage('recent', asked);
      return { list, ...counts };
    }),
    serve(catalogue.addFavourite, async ({ caller, body }) => {
      await addFavourite(house, caller.accountId, body);
      return {};
    }),
    serve(catalogue.removeFavourite, async ({ caller, body }) => {
      await removeFavourite(house, caller.accountId, body);
      return {};
    }),
  ];
};
