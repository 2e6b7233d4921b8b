import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../../shared/api.ts';
import type { DaySpan } from '../../../../shared/period/period.ts';
import { useSession } from '../../../../shared/session.ts';

export type Rebates = Reply<'listRebates'>;
export type SharesPage = Reply<'listRebateShares'>;
export type Share = SharesPage['list'][number];

const PAGE_SIZE = 20;

/** What the agent was given of the valid bets of each day. */
export const useRebates = ({ from, to }: DaySpan) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listRebates', username, from, to],
    queryFn: async ({ signal }) => call('listRebates', { query: { from, to }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** What the rebates of a day are made of. A day that was shared out does not change. */
export const useShares = (day: string, pageNo: number) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listRebateShares', username, day, pageNo],
    queryFn: async ({ signal }) =>
      call('listRebateShares', { params: { day }, query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
};
