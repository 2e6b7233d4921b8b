/** Vendors and games: what is listed, what is available, and what each looks like. */
export { findGames, type KnownGame } from './find-game.ts';
export { listFirstCovers } from './list-first-covers.ts';
export { noteLaunch } from './lists/list-own-games.ts';
export { updatePlayed as notePlayed } from './lobby/play-store.ts';
export { setConnected } from './lobby/lobby-store.ts';
export { catalogueSettings } from './settings.ts';
export { announceVendor, putGames, type PutGames } from './put-games.ts';
export {
  findGame,
  findGameDetails,
  listGameIds,
  readVersion,
  VERSION as CATALOGUE_VERSION,
  weighedGames,
} from './store.ts';
export type { ComingVendor, GameDetails, ListedGame } from './types.ts';
export { vendorNameIn } from './rules.ts';
export { coverPath } from './views.ts';
