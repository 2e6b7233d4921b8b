import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../../shared/api.ts';
import type { DaySpan } from '../../../../shared/period/period.ts';
import { useSession } from '../../../../shared/session.ts';

export type LotteryShares = Reply<'listLotteryShares'>;
export type LotteryShare = LotteryShares['list'][number];

const PAGE_SIZE = 20;

/** What the agent was paid for its team's bets on lotteries, share by share. */
export const useLotteryShares = ({ from, to }: DaySpan, pageNo: number) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listLotteryShares', username, from, to, pageNo],
    queryFn: async ({ signal }) =>
      call('listLotteryShares', { query: { from, to, pageNo, pageSize: PAGE_SIZE }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};
