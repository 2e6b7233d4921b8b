import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import type { Game } from '../../shared/game/play.ts';
import { readHotGames } from '../../shared/game/read-hot-games.ts';
import { useLanguage } from '../../shared/language.ts';

/** The most that one screen of the home page shows: two rows of seven. */
export const GAMES_SHOWN = 14;
const WINNERS_SHOWN = 6;
const WINNERS_EVERY_MS = 60_000;

export const useHotGames = () => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['home', 'hot', language],
    queryFn: async ({ signal }) => readHotGames({ language, signal }),
  });
};

/** The first page of all slots, with the number of them all. */
export const useAllGames = () => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['home', 'all', language],
    queryFn: async ({ signal }) => call('listGames', { query: { language, gameType: 'RNG' }, signal }),
  });
};

export const useWinners = () => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['home', 'winners', language],
    queryFn: async ({ signal }) => call('listWinners', { query: { count: WINNERS_SHOWN, language }, signal }),
    refetchInterval: WINNERS_EVERY_MS,
  });
};

/** The largest win of the day; none before the first. */
export const useLargestWin = () => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['home', 'largest', language],
    queryFn: async ({ signal }) =>
      call('listWinners', { query: { count: 1, largest: 'today', language }, signal }),
    select: ([winner]) => winner ?? null,
    refetchInterval: WINNERS_EVERY_MS,
  });
};

/** The game of the card beside the banners: the newest that can be played, else the hottest. */
export const featuredGame = (games: readonly Game[]): { game: Game; isNew: boolean } | null => {
  const playable = games.filter((game) => game.available);
  const game = playable.find(({ isNew }) => isNew) ?? playable[0];
  return game === undefined ? null : { game, isNew: game.isNew };
};
