import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import type { Game } from '../../../shared/game/play.ts';
import { useLanguage } from '../../../shared/language.ts';

const AREAS = ['LOTT', 'ELOTT'] as const;
const MOST = 96;

/** The lotteries as the catalogue lists them, by their codes: the favourites are kept by its numbers. */
export const useListedGames = (): ReadonlyMap<string, Game> => {
  const language = useLanguage((state) => state.language);
  const { data } = useQuery({
    queryKey: ['listGames', 'lotteries', language],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        AREAS.map((gameType) => call('listGames', { query: { gameType, language, pageSize: MOST }, signal })),
      );
      return new Map(pages.flatMap(({ games }) => games).map((game) => [game.gameCode, game]));
    },
  });
  return data ?? NONE;
};

const NONE: ReadonlyMap<string, Game> = new Map();
