import type { Database, Transaction } from '@hintha/platform';
import { findStanding, selectRaised, upsertLevel, type Standing } from './level-store.ts';
import { levelAt, type Level } from './levels.ts';

const AT_FIRST: Standing = { level: 1, highest: 1, since: null };

/** Where a member stands in the club, and since when. */
export const readStanding = async (on: Database | Transaction, accountId: bigint): Promise<Standing> =>
  (await findStanding(on, accountId)) ?? AT_FIRST;

/** The level of the club that a member stands on, with all that belongs to it. */
export const readLevel = async (on: Database | Transaction, accountId: bigint): Promise<Level> =>
  levelAt((await readStanding(on, accountId)).level);

/** Who stands above the first level. */
export const listRaised = (db: Database): Promise<bigint[]> => selectRaised(db);

/** Puts a member on a level from an instant on. */
export const moveToLevel = (
  tx: Transaction,
  move: { accountId: bigint; level: number; at: Date },
): Promise<void> => upsertLevel(tx, move);
