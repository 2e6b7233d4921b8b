import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';

export type Activity = Reply<'listActivities'>['list'][number];
export type OwnActivity = Reply<'listOwnActivities'>['list'][number];

/** What joining and signing change. */
export const OWN_ACTIVITIES = 'listOwnActivities';

export const useActivities = () =>
  useQuery({
    queryKey: ['listActivities'],
    queryFn: async ({ signal }) => (await call('listActivities', { signal })).list,
  });

/** How the member stands to the activities; nothing is asked without a real account. */
export const useOwnActivities = (isFree: boolean) => {
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: [OWN_ACTIVITIES, who],
    queryFn: async ({ signal }) => (await call('listOwnActivities', { signal })).list,
    enabled: isFree,
    staleTime: 0,
  });
};
