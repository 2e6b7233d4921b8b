import type { Clock, Log, RandomSource } from '@hintha/platform';
import type { Book } from './book.ts';
import type { Config } from './config.ts';

/** What the edges hand on. */
export interface Cashier {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly book: Book;
  /** Aborted when the program ends; webhooks that still wait are given up. */
  readonly ending: AbortSignal;
}
