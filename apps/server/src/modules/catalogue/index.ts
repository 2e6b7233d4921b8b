/** Vendors and games: what is on the shelves, and what each title looks like. */
export { findGame, findGames, type KnownGame } from './find-game.ts';
export { listGameIds } from './list-game-ids.ts';
export { putGames } from './put-games.ts';
export type { ListedGame } from './types.ts';
export { coverPath } from './views.ts';
