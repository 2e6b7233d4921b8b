import type { Transaction } from '@hintha/platform';
import { hideUnlisted, upsertGames, upsertVendors } from './store.ts';
import type { ListedGame } from './types.ts';

/** Takes over a vendor's list: new titles appear, known ones are renewed, those it no longer lists are hidden. */
export const putGames = async (
  tx: Transaction,
  connection: string,
  games: readonly ListedGame[],
): Promise<void> => {
  await upsertVendors(tx, connection, games);
  await upsertGames(tx, connection, games);
  await hideUnlisted(tx, connection, games);
};
