import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { queryOf, type BetFilter } from './bet-filter.ts';

export type BetPage = Reply<'listBets'>;
export type Bet = BetPage['list'][number];

export interface BetListProps {
  page: BetPage;
  onOpen: (id: string) => void;
}

const PAGE_SIZE = 20;

/** One page of the record; the page before stays while the next is on its way. */
export const useBets = (filter: BetFilter, language: string) => {
  const query = { ...queryOf(filter), language, pageNo: filter.pageNo, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: ['listBets', query],
    queryFn: async ({ signal }) => call('listBets', { query, signal }),
    placeholderData: keepPreviousData,
    // A bet may be settled at any moment, so a page seen before is asked for again.
    staleTime: 0,
  });
};

/** One round with the movements of the wallet behind it. */
export const useBet = (id: string, language: string) =>
  useQuery({
    queryKey: ['readBet', id, language],
    queryFn: async ({ signal }) => call('readBet', { params: { id }, query: { language }, signal }),
    staleTime: 0,
  });
