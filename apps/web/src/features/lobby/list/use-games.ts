import type { catalogue } from '@hintha/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../shared/api.ts';
import { joinPages, type GameList } from './join-pages.ts';
import { EVERYTHING, type LobbyState } from '../lobby-state.ts';

export const PAGE_SIZE = 24;
// The numbers that the catalogue knows this kind of page by.
const CLIENT_TYPE = 3;
const HOT_PLATFORM = 2;

type Category = catalogue.Category;

/** Every page wanted so far of the list that a state describes; nothing is asked while it is not known. */
export const useGames = (category: Category, language: string, state: LobbyState | null): GameList => {
  const { vendor, text, gameClass, minBet, page, mode } = state ?? { ...EVERYTHING, page: 0 };
  const filter = {
    gameType: category,
    clientType: CLIENT_TYPE,
    platform: 'html5-desktop',
    vassalage: vendor,
    gameName: text,
    gameClassify: gameClass,
    minBet,
    pageSize: PAGE_SIZE,
    language,
  };
  return useQueries({
    queries: Array.from({ length: mode === 'hot' ? 0 : page }, (_, index) => {
      const query = { ...filter, pageNo: index + 1 };
      return {
        queryKey: ['listGames', query],
        queryFn: async ({ signal }: { signal: AbortSignal }) => call('listGames', { query, signal }),
      };
    }),
    combine: joinPages,
  });
};

/** The hot games of a category, asked for once; `undefined` until they are there. */
export const useHotGames = (category: Category, language: string): GameList => {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['listHotGames', language],
    queryFn: async ({ signal }) =>
      call('listHotGames', { query: { isPlatform: HOT_PLATFORM, language }, signal }),
    staleTime: Infinity,
  });
  return useMemo(() => {
    const games = data?.list.filter((game) => game.gameType === category) ?? [];
    const page = data && { games, total: games.length, totalPages: 1 };
    return joinPages([{ data: page, isFetching, isError, refetch }]);
  }, [category, data, isFetching, isError, refetch]);
};
