import type { Contributions, Database } from '@hintha/platform';
import type { Config } from '../config.ts';

/** What the operator's commands work with. */
export interface OperatorContext {
  db: Database;
  config: Config;
  /** What the modules declare, such as their settings. */
  contributions: Contributions;
}
