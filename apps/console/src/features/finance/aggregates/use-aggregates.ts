import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';
import type { AggregateFilter } from './use-aggregate-filter.ts';

type Answer = Reply<'readDayAggregates'>;

export type Aggregate = Answer['aggregates'][number];

/** What an answer says of all aggregates, whichever page of them it brings. */
export type Whole = Pick<Answer, 'total' | 'difference' | 'team'>;

interface AggregatePage extends Whole {
  readonly rows: readonly Aggregate[];
  readonly next: string | undefined;
}

/** The aggregates of a day as far as they have been read. */
export const useAggregates = (day: string, { by, values }: AggregateFilter) => {
  const { kind, systemAccount, vendor, game, team } = values;
  return useRows<Aggregate, AggregatePage>({
    key: ['aggregates', day, by, kind, systemAccount, vendor, game, team],
    fetch: async (cursor, signal) => {
      const query = { by, kind, systemAccount, vendor, game, team, after: cursor ?? '0' };
      const { aggregates, next, ...whole } = await call('readDayAggregates', {
        params: { day },
        query,
        signal,
      });
      return { ...whole, rows: aggregates, next: next ?? undefined };
    },
  });
};
