import type { Database } from '@hintha/platform';
import { selectFacts, type AccountFacts } from './look-up-store.ts';

/** What the house knows of an account as such; undefined when there is none. */
export const readAccountFacts = (db: Database, id: bigint): Promise<AccountFacts | undefined> =>
  selectFacts(db, id);
