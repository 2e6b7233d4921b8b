import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';
import { SPORTS } from '../use-events.ts';

export type League = Reply<'listSportsLeagues'>[number];

export const TIERS = ['A', 'B', 'C'] as const satisfies readonly League['tier'][];

const EVERY_MS = 30_000;

export const useLeagues = () =>
  useRows<League>({
    key: [SPORTS, 'leagues'],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({
      rows: await call('listSportsLeagues', { signal }),
      next: undefined,
    }),
  });
