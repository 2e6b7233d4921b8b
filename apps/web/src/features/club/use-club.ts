import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';

export type Ladder = Reply<'listClubLevels'>;
export type Level = Ladder['levels'][number];
export type Standing = Reply<'readClubStanding'>;

/** Who stands on a level of the club; null for a visitor and a trial account, which stand on none. */
export const useHolder = (): string | null =>
  useSession((session) => (routeGuardOf(session, true) === 'free' ? session.username : null));

export const useLadder = () =>
  useQuery({
    queryKey: ['listClubLevels'],
    queryFn: async ({ signal }) => call('listClubLevels', { signal }),
  });

export const useStanding = () => {
  const holder = useHolder();
  return useQuery({
    queryKey: ['readClubStanding', holder],
    queryFn: async ({ signal }) => call('readClubStanding', { signal }),
    enabled: holder !== null,
    staleTime: 0,
  });
};
