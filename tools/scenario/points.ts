import type { Database } from '@hintha/platform';
import { listPostings } from '@hintha/server/src/modules/points/ledger/ledger-store.ts';

const EVER = { from: new Date(0), to: new Date(8.64e15), limit: 1_000, offset: 0 };

/** Every movement of a member's points, the oldest first. */
export const readPointEntries = async (db: Database, accountId: bigint) =>
  (await listPostings(db, accountId, EVER)).toReversed();
