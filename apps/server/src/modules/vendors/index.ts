/** Vendors of games: their launches, and their calls to our wallet. */
export { connectVendor } from './connect-vendor.ts';
export { askForGames } from './sync-games.ts';
export { findRound, listRounds, listWonRounds, sumRounds } from './find-rounds.ts';
export type { Connection, Round } from './types.ts';
