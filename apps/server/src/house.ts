import type { Clock, Database, Events, Log, RandomSource } from '@hintha/platform';
import type { Config } from './config.ts';
import type { HouseFact } from './facts.ts';

/** What the edges hand to the deeds: the database, time, chance and the way up for facts. */
export interface House {
  db: Database;
  clock: Clock;
  random: RandomSource;
  events: Events<HouseFact>;
  log: Log;
  config: Config;
}
