import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import type { Day } from './sum-by-system-account.ts';

export type Reconciliation = Reply<'readReconciliation'>;
export type Break = Reconciliation['breaks'][number];

/** What looking at a difference renews; the banner of every page has it from there too. */
export const BOOKS = 'books';

const EVERY_MS = 30_000;

export const useFinance = () =>
  useQuery({
    queryKey: [BOOKS],
    queryFn: ({ signal }) => call('readReconciliation', { signal }),
    refetchInterval: EVERY_MS,
  });

/** The days, the latest first. */
export const useDays = ({ from, to }: { from: string; to: string }) =>
  useRows<Day>({
    key: ['days', from, to],
    fetch: async (_cursor, signal) => {
      const { days } = await call('readMoneyReport', { query: { from, to }, signal });
      return { rows: days.toReversed(), next: undefined };
    },
  });
