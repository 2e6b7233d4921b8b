import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';
import { useSession } from '../../shared/session.ts';
import { setUnread } from '../../shared/unread/unread.ts';

export type Mission = Reply<'listMissions'>['missions'][number];
export type Leaderboard = Reply<'readLeaderboard'>;
export type LeaderboardRow = Leaderboard['rows'][number];
export type LeaderboardPeriod = Leaderboard['period'];

/** The lists that a bet, a deposit or a claim changes. */
export const LISTS = ['listMissions'] as const;

/** The missions with the player's progress, their titles in the language of the page. */
export const useMissions = () => {
  const language = useLanguage((state) => state.language);
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listMissions', who, language],
    queryFn: async ({ signal }) => {
      const { missions, missionCount } = await call('listMissions', { signal });
      setUnread({ missionCount });
      return missions;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Who has bet the most in the running week or the last one. */
export const useLeaderboard = (period: LeaderboardPeriod) => {
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readLeaderboard', who, period],
    queryFn: async ({ signal }) => call('readLeaderboard', { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
