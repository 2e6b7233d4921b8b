/** The seeds that decide rounds: one secret of ours and one of the player's, for each player and title. */
export { holdPair } from './hold-pair.ts';
export { readSeeds } from './read-seeds.ts';
export { replacePair } from './replace-pair.ts';
export { takeNonce } from './take-nonce.ts';
export type { SeedPair } from './types.ts';
export { toSeedView } from './views.ts';
