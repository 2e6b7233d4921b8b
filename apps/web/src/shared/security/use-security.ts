import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../api.ts';
import { useSession } from '../session.ts';

export type Security = Reply<'readSecurity'>;

/** How well the account is guarded. */
export const useSecurity = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readSecurity', username],
    queryFn: async ({ signal }) => call('readSecurity', { signal }),
    staleTime: 0,
  });
};

/** Reads again what a changed key shows up in. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['readSecurity'] }),
      client.invalidateQueries({ queryKey: ['readProfile'] }),
    ]);
  };
};
