import type { Database } from '@hintha/platform';
import { codeKey } from './rules.ts';
import * as store from './store.ts';

/** The agent who gave out the code. */
export const findAgentOf = (db: Database, code: string): Promise<bigint | undefined> =>
  store.findAgentOf(db, codeKey(code));
