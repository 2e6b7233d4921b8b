import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import type { Day } from './sum-by-system-account.ts';

export type Reconciliation = Reply<'readReconciliation'>;
export type LedgerBreak = Reconciliation['breaks'][number];

/** The query that closing a break renews; the banner of every page reads it too. */
export const RECONCILIATION = 'reconciliation';

const EVERY_MS = 30_000;

export const useFinance = () =>
  useQuery({
    queryKey: [RECONCILIATION],
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
