import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Incoming = Reply<'listIncoming'>[number];

/** The answers that matching a line renews. */
export const INCOMING = 'incoming';

const PAGE = 50;
const EVERY_MS = 15_000;

export const useIncoming = () =>
  useRows<Incoming>({
    key: [INCOMING],
    everyMs: EVERY_MS,
    fetch: async (after, signal) => {
      const rows = await call('listIncoming', { query: { after, limit: PAGE }, signal });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.id : undefined };
    },
  });
