import type { Database } from '@hintha/platform';
import type { KnownGame } from './find-game.ts';
import { findFactsRow } from './store.ts';
import type { GameFacts } from './types.ts';

/** A title on the shelf with its smallest bet and with what its vendor tells of how it plays. */
export const findGameFacts = (
  db: Database,
  vendor: string,
  code: string,
): Promise<(KnownGame & GameFacts & { minBet: bigint }) | undefined> => findFactsRow(db, vendor, code);
