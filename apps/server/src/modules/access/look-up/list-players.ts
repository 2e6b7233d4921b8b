import type { Database, Transaction } from '@hintha/platform';
import { selectPlayers, type Player } from './look-up-store.ts';

/** Accounts as they are ranked with others: their names and types, and whether the house has closed the door or play to them. */
export const listPlayers = (on: Database | Transaction, ids: readonly bigint[]): Promise<Player[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectPlayers(on, ids);
