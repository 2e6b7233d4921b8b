import type { Database, Transaction } from '@hintha/platform';
import { findGameRow, listGamesByCode } from './store.ts';
import type { StoredGame } from './types.ts';

/** What other modules may know of a title. */
export type KnownGame = Pick<
  StoredGame,
  'vendor' | 'vendorName' | 'connection' | 'code' | 'category' | 'classify' | 'names' | 'title' | 'available'
>;

/** A title on the shelf by its vendor and code. */
export const findGame = (db: Database, vendor: string, code: string): Promise<KnownGame | undefined> =>
  findGameRow(db, vendor, code);

/** The titles behind the game ids of rounds, by `connection/code`; ids without a title are left out. */
export const findGames = async (
  on: Database | Transaction,
  rounds: readonly { connection: string; gameId: string }[],
): Promise<Map<string, KnownGame>> => {
  const keys = rounds.map(({ connection, gameId }) => ({ connection, code: gameId }));
  const games = keys.length === 0 ? [] : await listGamesByCode(on, keys);
  return new Map(games.map((game) => [`${game.connection}/${game.code}`, game]));
};
