import type { SeedView } from '../wire.ts';
import type { SeedPair } from './types.ts';

export const toSeedView = ({ commitment, clientSeed, nextNonce }: SeedPair): SeedView => ({
  commitment,
  clientSeed,
  nextNonce,
});
