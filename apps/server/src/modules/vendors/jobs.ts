import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { READ_FEEDS, readFeeds, vendorOf } from './feed/read-feed.ts';
import { SYNC_GAMES, syncGames } from './sync-games.ts';
import { ASK_TRANSFERS, askOpenTransfers } from './transfers/execute-transfer.ts';
import { TRANSFER_BACK_ALL, transferBackAll, transferBackLeft } from './transfers/transfer-back.ts';

/** What time does here: lists of games and rounds are taken over, transfers come to an end, money that was left comes home. */
export const jobs = (house: House): Job[] => [
  { name: SYNC_GAMES, cron: '*/10 * * * *', run: () => syncGames(house) },
  { name: ASK_TRANSFERS, cron: '* * * * *', run: () => askOpenTransfers(house) },
  { name: READ_FEEDS, cron: '* * * * *', run: (payload) => readFeeds(house, vendorOf(payload)) },
  { name: 'vendors-bring-home', cron: '*/5 * * * *', run: () => transferBackLeft(house) },
  { name: TRANSFER_BACK_ALL, cron: null, run: (payload) => transferBackAll(house, payload) },
];
