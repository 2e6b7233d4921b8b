import { call, type Reply } from '../../shared/api.ts';
import { whereFound } from '../../shared/table/where-found.ts';
import { useRows } from '../../shared/table/use-rows.ts';

export type MoveRow = Reply<'listMoves'>['moves'][number];

export const MOVES = 'moves';
const EVERY_MS = 30_000;

export const MOVE_STATES = [
  'planned',
  'done',
  'cancelled',
  'failed',
] as const satisfies readonly MoveRow['state'][];

export const useMoves = ({ account, state }: { account: string; state: MoveRow['state'] | undefined }) =>
  useRows<MoveRow>({
    key: [MOVES, account, state],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const reading = call('listMoves', {
        query: {
          account,
          ...(state === undefined ? {} : { state }),
          ...(before === undefined ? {} : { before }),
        },
        signal,
      });
      const { moves, next } = await whereFound<Reply<'listMoves'>>(reading, { moves: [], next: null });
      return { rows: moves, next: next ?? undefined };
    },
  });
