import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { READ_FEEDS, readFeeds, vendorOf } from './feed/read-feed.ts';
import { SYNC_GAMES, SYNC_TIMES, SYNC_VENDOR, syncGames, syncVendor } from './sync-games.ts';
import { forgetSessions } from './sessions/game-session.ts';
import { ASK_TRANSFERS, askOpenTransfers } from './transfers/execute-transfer.ts';
import { TRANSFER_BACK_ALL, transferBackAll, transferBackLeft } from './transfers/transfer-back.ts';
import { closeLeftRounds } from './wallet-calls/close-left-rounds.ts';
import { forgetTransactions } from './wallet-calls/forget-transactions.ts';

/** What time does here: lists of games and rounds are taken over, transfers come to an end, what was left is closed. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: SYNC_GAMES, cron: SYNC_TIMES, run: () => syncGames(ctx) },
  { name: SYNC_VENDOR, cron: null, run: (payload) => syncVendor(ctx, payload) },
  { name: ASK_TRANSFERS, cron: '* * * * *', run: () => askOpenTransfers(ctx) },
  { name: READ_FEEDS, cron: '* * * * *', run: (payload) => readFeeds(ctx, vendorOf(payload)) },
  { name: 'vendors-transfer-back', cron: '*/5 * * * *', run: () => transferBackLeft(ctx) },
  { name: TRANSFER_BACK_ALL, cron: null, run: (payload) => transferBackAll(ctx, payload) },
  { name: 'vendors-close-left-rounds', cron: '*/10 * * * *', run: () => closeLeftRounds(ctx) },
  { name: 'vendors-forget-sessions', cron: '40 3 * * *', run: () => forgetSessions(ctx) },
  { name: 'vendors-forget-transactions', cron: '50 3 * * *', run: () => forgetTransactions(ctx) },
];
