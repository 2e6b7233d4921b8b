import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { refreshLeaderboard, closeWeek } from './leaderboard/close-week.ts';

/** What time does here: the ranks of the week follow what is played, and after the week they are fixed. */
export const jobs = (house: House): Job[] => [
  { name: 'refresh-board', cron: '*/5 * * * *', run: () => refreshLeaderboard(house) },
  // A week is fixed from half past ten in the evening of UTC; what is fixed already is not fixed again.
  { name: 'settle-week', cron: '24,54 * * * *', run: () => closeWeek(house) },
];
