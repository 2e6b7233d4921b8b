/** Integrations with vendors of games: launches, wallet calls, feeds, and wallets that vendors keep. */
export { watchFeeds } from './feed/read-feed.ts';
export { askForGames, connectVendor } from './sync-games.ts';
export { openFunds, sumAway } from './transfers/read-vendor-balances.ts';
export { askToBringHome } from './transfers/transfer-back.ts';
export type { Connection } from './types.ts';
