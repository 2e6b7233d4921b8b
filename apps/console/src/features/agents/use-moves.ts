import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';

export type MoveRow = Reply<'listMoves'>['moves'][number];

export const MOVES = 'moves';
const EVERY_MS = 30_000;

export const useMoves = () =>
  useRows<MoveRow>({
    key: [MOVES],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const { moves, next } = await call('listMoves', {
        query: before === undefined ? {} : { before },
        signal,
      });
      return { rows: moves, next: next ?? undefined };
    },
  });
