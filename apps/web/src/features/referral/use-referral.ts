import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';

export type Referral = Reply<'readReferral'>;

const PAGE_SIZE = 10;

/** The own code, and a page of the friends who came by it. */
export const useReferral = (pageNo: number) => {
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readReferral', who, pageNo],
    queryFn: async ({ signal }) => call('readReferral', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
