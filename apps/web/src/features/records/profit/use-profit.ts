import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import type { DaySpan } from '../../../shared/period/period.ts';

export type Profit = Reply<'readProfit'>;

/** What a span of days came to, together and day by day; the figures before stay while the next are on their way. */
export const useProfit = ({ from, to }: DaySpan) =>
  useQuery({
    queryKey: ['readProfit', from, to],
    queryFn: async ({ signal }) => call('readProfit', { query: { from, to }, signal }),
    // Rounds are settled at any moment, so figures seen before are asked for again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
