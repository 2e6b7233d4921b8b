import { call, type Reply } from '../../../shared/api.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Transfer = Reply<'queueTransfers'>[number];

/** The answers that every use case on a transfer renews. */
export const TRANSFERS = 'transfers';

/** What waits for people, what is still asked about, what is over. */
export const VIEWS = ['', 'open', 'over'] as const;
type View = (typeof VIEWS)[number];

export const viewOf = (text: string): View => VIEWS.find((view) => view === text) ?? '';

export const TONES: Readonly<Record<Transfer['state'], BadgeTone>> = {
  open: 'lapis',
  manual: 'amber',
  done: 'jade',
  refused: 'gray',
};

const PAGE = 50;
const EVERY_MS = 15_000;

export const useTransfers = (view: View) =>
  useRows<Transfer>({
    key: [TRANSFERS, view],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const query = { state: view === '' ? ('manual' as const) : view, before, limit: PAGE };
      const rows = await call('queueTransfers', { query, signal });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.id : undefined };
    },
  });
