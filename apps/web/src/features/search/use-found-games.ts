import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';

const MOST_FOUND = 12;
const MOST_POPULAR = 6;

/** The games whose name holds the text; without a text the most played ones. */
export const useFoundGames = (text: string) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['search', language, text],
    queryFn: async ({ signal }) => {
      if (text === '') {
        const { games } = await call('listPopularGames', {
          query: { count: MOST_POPULAR, language },
          signal,
        });
        return { games, total: games.length };
      }
      const query = { gameType: 'RNG' as const, gameName: text, pageSize: MOST_FOUND, language };
      return call('listGames', { query, signal });
    },
    placeholderData: keepPreviousData,
  });
};
