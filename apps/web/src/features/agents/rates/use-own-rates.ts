import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';

export type OwnRates = Reply<'readOwnRates'>;

/** What the agent has, which is the most it can give. */
export const useOwnRates = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readOwnRates', username],
    queryFn: async ({ signal }) => call('readOwnRates', { signal }),
  });
};
