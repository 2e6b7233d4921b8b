import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Asked } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';

/** What the team came to; the figures before stay while the next are on their way. */
export const useTeam = (query: NonNullable<Asked<'readTeam'>['query']>) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readTeam', username, query],
    queryFn: async ({ signal }) => call('readTeam', { query, signal }),
    // Bets are settled at any moment, so figures seen before are asked for again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};
