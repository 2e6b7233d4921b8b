import type { Transaction } from '@hintha/platform';
import type { Arena } from '../types.ts';
import { findArena, putArena, updateArena } from './arena-store.ts';

/** An arena of the demo world; one that is there stays as it is. */
export const putDemoArena = async (
  tx: Transaction,
  { code, names, drawMode }: Pick<Arena, 'code' | 'names' | 'drawMode'>,
): Promise<void> => {
  if ((await findArena(tx, code)) !== undefined) return;
  await putArena(tx, { code, names });
  await updateArena(tx, code, { isOn: true, drawMode, mostPool: null });
};
