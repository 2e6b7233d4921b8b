import type { Game } from '../../../shared/game/play.ts';

interface PageOfGames {
  games: readonly Game[];
  total: number;
  totalPages: number;
}

interface Asked {
  data: PageOfGames | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** The pages of one list as one list. */
export interface GameList {
  games: readonly Game[];
  total: number;
  totalPages: number;
  /** Whether the first page is there; without it nothing is known of the list. */
  begun: boolean;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

const NOTHING = { total: 0, totalPages: 0 };

/** Joins pages in their order; a game that slid over a page's end while they were read appears once. */
export const joinPages = (pages: readonly Asked[]): GameList => {
  const games = new Map<number, Game>();
  for (const page of pages) for (const game of page.data?.games ?? []) games.set(game.nodeId, game);
  const { total, totalPages } = pages.findLast((page) => page.data !== undefined)?.data ?? NOTHING;
  return {
    games: [...games.values()],
    total,
    totalPages,
    begun: pages[0]?.data !== undefined,
    loading: pages.some((page) => page.isFetching && page.data === undefined),
    failed: pages.some((page) => page.isError && !page.isFetching),
    retry: () => {
      for (const page of pages) if (page.isError) page.refetch();
    },
  };
};
