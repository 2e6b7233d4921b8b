import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Source = Reply<'listResultSources'>[number];
export type Key = Reply<'createResultSource'>;

export const SOURCES = 'result-sources';

const EVERY_MS = 30_000;

export const useSources = () =>
  useRows<Source>({
    key: [SOURCES],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({
      rows: await call('listResultSources', { signal }),
      next: undefined,
    }),
  });
