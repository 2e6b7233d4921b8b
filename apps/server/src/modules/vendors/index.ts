/** Integrations with vendors of games: launches, wallet calls, feeds, and wallets that vendors keep. */
export { connectVendor } from './connect-vendor.ts';
export { watchFeeds } from './feed/watch-feeds.ts';
export { askForGames } from './sync-games.ts';
export { askToBringHome } from './transfers/home/bring-home-all.ts';
export { openFunds } from './transfers/open-funds.ts';
export { sumAway } from './transfers/sum-away.ts';
export type { Connection } from './types.ts';
