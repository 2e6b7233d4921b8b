import type { Transaction } from '@hintha/platform';
import { hideUnlisted, upsertComing, upsertGames, upsertVendors } from './store.ts';
import type { ComingVendor, ListedGame } from './types.ts';

/** What a list changed in the catalogue. */
export interface PutGames {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}

/** Takes over a vendor's list: new games appear, known ones are renewed, those it no longer lists are hidden. */
export const putGames = async (
  tx: Transaction,
  integration: string,
  games: readonly ListedGame[],
): Promise<PutGames> => {
  await upsertVendors(tx, integration, games);
  const counts = await upsertGames(tx, integration, games);
  return { ...counts, gone: await hideUnlisted(tx, integration, games) };
};

/** Puts a vendor into the lobby whose games are still to come; its first game replaces the announcement. */
export const announceVendor = async (tx: Transaction, vendor: ComingVendor): Promise<void> => {
  if (!(await upsertComing(tx, vendor)))
    throw new Error(`the vendor ${vendor.code} belongs to another integration`);
};
