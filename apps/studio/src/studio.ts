import type { Clock, Database, Log, RandomSource } from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import type { Config } from './config.ts';
import type { SeedVault } from './seed-vault.ts';

/** What the use cases work with, handed in so that a test can hand in its own. */
export interface Studio {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly wallet: softswiss.WalletClient;
  readonly vault: SeedVault;
}

/** A player at one title. Seeds and rounds belong to the two of them. */
export interface Seat {
  readonly account: string;
  readonly game: string;
}

/** The only currency that is played in. */
export const CURRENCY = { code: 'MMK', symbol: 'Ks' } as const;
