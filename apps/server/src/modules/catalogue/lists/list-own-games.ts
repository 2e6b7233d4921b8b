import type { Database } from '@hintha/platform';
import type { GamePage } from '../types.ts';
import { countOwnGames, listOwnGames, type OwnList } from './list-store.ts';

const TABLES = { favourites: 'catalogue_favourite', recent: 'catalogue_launch' } as const;

interface Asked extends Omit<OwnList, 'table'> {
  list: keyof typeof TABLES;
}

/** One page of the games that a member has put aside or has opened, the last one first. */
export const listOwnGamesPage = async (
  db: Database,
  { list, ...asked }: Asked,
  page: { no: number; size: number },
): Promise<GamePage> => {
  const chosen = { ...asked, table: TABLES[list] };
  const rows = await listOwnGames(db, chosen, page);
  const [first] = rows;
  return { games: rows, total: first ? Number(first.total) : await countOwnGames(db, chosen) };
};
