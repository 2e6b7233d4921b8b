import type { ClientSeed } from '@hintha/fairness';

export interface SeedPair {
  readonly id: bigint;
  readonly sealedSeed: Buffer;
  readonly commitment: string;
  readonly clientSeed: ClientSeed;
  /** The nonce of the next round, which is also how many rounds were played. */
  readonly nextNonce: number;
}
