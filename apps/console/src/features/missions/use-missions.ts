import { call, type Reply } from '../../shared/api.ts';
import { useRows, type RowPage } from '../../shared/table/use-rows.ts';

export type Mission = Reply<'listAdminMissions'>[number];
export type Board = Reply<'readBoard'>;
export type BoardLine = Board['rows'][number];
export type Prize = Board['prizes'][number];

/** The answers that every use case on missions renews. */
export const MISSIONS = 'missions';

/** The house tells all of them at once; they are few. */
export const useMissions = () =>
  useRows<Mission>({
    key: [MISSIONS, 'list'],
    fetch: async (_cursor, signal) => ({
      rows: await call('listAdminMissions', { signal }),
      next: undefined,
    }),
  });

const EVERY_MS = 60_000;

interface BoardPage extends RowPage<BoardLine> {
  readonly week: Omit<Board, 'rows'>;
}

export const useBoard = (period: 'current' | 'last') =>
  useRows<BoardLine, BoardPage>({
    key: [MISSIONS, 'board', period],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => {
      const { rows, ...week } = await call('readBoard', { query: { period }, signal });
      return { rows, next: undefined, week };
    },
  });
