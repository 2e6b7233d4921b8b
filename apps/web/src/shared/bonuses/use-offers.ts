import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../api.ts';
import { useRefreshOn } from '../lists/use-refresh-on.ts';
import { useSession } from '../session.ts';

export type Offer = Reply<'listOffers'>['list'][number];

const OFFERS = ['listOffers'] as const;

/** The bonuses as they stand for the player: what each brings now, or why it cannot be claimed. */
export const useOffers = () => {
  const who = useSession((session) => session.username);
  useRefreshOn('balance-changed', OFFERS);
  useRefreshOn('turnover-changed', OFFERS);
  return useQuery({
    queryKey: ['listOffers', who],
    queryFn: async ({ signal }) => (await call('listOffers', { signal })).list,
    staleTime: 0,
  });
};
