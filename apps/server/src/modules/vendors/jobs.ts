import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { SYNC_GAMES, syncGames } from './sync-games.ts';

/** What time does here: the vendors' lists are taken over every ten minutes. */
export const jobs = (house: House): Job[] => [
  { name: SYNC_GAMES, cron: '*/10 * * * *', run: () => syncGames(house) },
];
