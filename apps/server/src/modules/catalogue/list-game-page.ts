import type { Database } from '@hintha/platform';
import { countGames, listGames, type GameFilter } from './store.ts';
import type { StoredGame } from './types.ts';

export interface GamePage {
  games: StoredGame[];
  total: number;
}

/** One page of the shelf and how many titles the filter lets through. */
export const listGamePage = async (
  db: Database,
  filter: GameFilter,
  page: { no: number; size: number },
): Promise<GamePage> => {
  const rows = await listGames(db, filter, page.size, (page.no - 1) * page.size);
  const total = rows[0] === undefined ? await countGames(db, filter) : Number(rows[0].total);
  return { games: rows, total };
};
