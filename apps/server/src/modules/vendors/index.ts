/** Vendors of games: their launches, and their calls to our wallet. */
export { connectVendor } from './connect-vendor.ts';
export { followTellings, listToldAccounts, sumGains } from './feed/follow-tellings.ts';
export { watchFeeds } from './feed/watch-feeds.ts';
export { askToBringHome } from './transfers/home/bring-home-all.ts';
export { openFunds } from './transfers/open-funds.ts';
export { sumAway } from './transfers/sum-away.ts';
export { askForGames } from './sync-games.ts';
export {
  findRound,
  firstPlayedAt,
  findRounds,
  findRoundsByName,
  listRounds,
  listRoundsBefore,
  listWonRounds,
  roundTitles,
  sumPlay,
  sumRounds,
  sumRoundsByGame,
  type Round,
} from './rounds/index.ts';
export type { Telling } from './feed/types.ts';
export type { Connection } from './types.ts';
