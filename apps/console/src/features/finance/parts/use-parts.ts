import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';
import type { PartFilter } from './use-part-filter.ts';

type Answer = Reply<'readDayAggregates'>;

export type Part = Answer['aggregates'][number];

/** What an answer says of all parts, whichever page of them it brings. */
export type Whole = Pick<Answer, 'total' | 'difference' | 'team'>;

interface PartPage extends Whole {
  readonly rows: readonly Part[];
  readonly next: string | undefined;
}

/** The parts of a day as far as they have been read. */
export const useParts = (day: string, { by, values }: PartFilter) => {
  const { kind, systemAccount, vendor, game, team } = values;
  return useRows<Part, PartPage>({
    key: ['parts', day, by, kind, systemAccount, vendor, game, team],
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
