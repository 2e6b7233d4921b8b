import type { catalogue } from '@hintha/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../shared/api.ts';
import { readHotGames } from '../../../shared/game/read-hot-games.ts';
import { joinPages, type GameList } from './join-pages.ts';
import { CLIENT_TYPE, listQuery, PAGE_SIZE } from './list-query.ts';
import { EVERYTHING, type LobbyState } from '../lobby-state.ts';

type Category = catalogue.Category;

/** What the pages wanted so far of the list that a state describes are asked by; nothing while it is not known. */
export const listQueries = (category: Category, language: string, state: LobbyState | null) => {
  const { page, mode, ...wanted } = state ?? { ...EVERYTHING, page: 0 };
  return Array.from({ length: mode === '' ? page : 0 }, (_, index) => {
    const query = listQuery(category, language, wanted, index + 1);
    return {
      queryKey: ['listGames', query],
      queryFn: async ({ signal }: { signal: AbortSignal }) => call('listGames', { query, signal }),
    };
  });
};

/** Every page wanted so far of the list that a state describes. */
export const useGames = (category: Category, language: string, state: LobbyState | null): GameList =>
  useQueries({ queries: listQueries(category, language, state), combine: joinPages });

const readOwn = async (mode: 'fav' | 'recent', parts: { query: OwnQuery; signal: AbortSignal }) => {
  if (mode === 'recent') {
    const { list: games, ...counts } = await call('listRecentGames', parts);
    return { games, ...counts };
  }
  const { content: games, ...counts } = await call('listFavourites', { ...parts });
  return { games, ...counts };
};

interface OwnQuery {
  gameType: Category;
  clientType: number;
  platform: string;
  pageNo: number;
  pageSize: number;
  language: string;
}

/** The pages wanted so far of one's own games: read anew on every visit, since other pages change them. */
export const useOwnGames = (
  category: Category,
  language: string,
  { mode, page }: LobbyState,
  username: string | null,
): GameList => {
  const list = mode === 'fav' || mode === 'recent' ? mode : null;
  return useQueries({
    queries: Array.from({ length: list === null || username === null ? 0 : page }, (_, index) => {
      const query: OwnQuery = {
        gameType: category,
        clientType: CLIENT_TYPE,
        platform: 'flash',
        pageNo: index + 1,
        pageSize: PAGE_SIZE,
        language,
      };
      return {
        queryKey: ['ownGames', username, list, query],
        queryFn: async ({ signal }: { signal: AbortSignal }) => readOwn(list ?? 'recent', { query, signal }),
        gcTime: 0,
      };
    }),
    combine: joinPages,
  });
};

/** The hot games of a category, asked for once; `undefined` until they are there. */
export const useHotGames = (category: Category, language: string): GameList => {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['listHotGames', language],
    queryFn: async ({ signal }) => readHotGames({ language, signal }),
    staleTime: Infinity,
  });
  return useMemo(() => {
    const games = data?.filter((game) => game.gameType === category) ?? [];
    const page = data && { games, total: games.length, totalPages: 1 };
    return joinPages([{ data: page, isFetching, isError, refetch }]);
  }, [category, data, isFetching, isError, refetch]);
};
