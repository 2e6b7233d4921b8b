import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Arena = Reply<'listAdminArenas'>[number];

export const ARENAS = 'arenas';

const EVERY_MS = 30_000;

export const useArenas = () =>
  useRows<Arena>({
    key: [ARENAS],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({
      rows: await call('listAdminArenas', { signal }),
      next: undefined,
    }),
  });
