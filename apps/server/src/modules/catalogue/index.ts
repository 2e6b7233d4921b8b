/** Vendors and games: what is listed, what is available, and what each looks like. */
export { announceVendor } from './announce-vendor.ts';
export { findGameFacts } from './find-game-facts.ts';
export { findGame, findGames, type KnownGame } from './find-game.ts';
export { listGameIds } from './list-game-ids.ts';
export { noteLaunch } from './lists/note-launch.ts';
export { putGames } from './put-games.ts';
export type { ComingVendor, GameFacts, ListedGame } from './types.ts';
export { coverPath } from './views.ts';
