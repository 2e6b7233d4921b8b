import type { Database } from '@hintha/platform';
import type { Config } from '../config.ts';

/** What the operator's commands work with. */
export interface Desk {
  db: Database;
  config: Config;
}
