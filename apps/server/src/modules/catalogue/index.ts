/** Vendors and games: what is on the shelves, and what each title looks like. */
export { announceVendor } from './announce-vendor.ts';
export { findGame, findGames, type KnownGame } from './find-game.ts';
export { findGameFacts } from './find-game-facts.ts';
export { listGameIds } from './list-game-ids.ts';
export { noteLaunch } from './lists/note-launch.ts';
export { putGames } from './put-games.ts';
export type { ComingVendor, GameFacts, ListedGame } from './types.ts';
export { coverPath } from './views.ts';
