import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

const EVERY_MS = 15_000;

/** How many orders stand in each state that is not over, and since when the oldest. */
export const useQueueCounts = () =>
  useQuery({
    queryKey: ['queues'],
    queryFn: ({ signal }) => call('countQueues', { signal }),
    refetchInterval: EVERY_MS,
  }).data;
