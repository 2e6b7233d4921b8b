import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { refreshLeaderboard, closeWeek } from './leaderboard/close-week.ts';

/** What time does here: the ranks of the week follow what is played, and after the week they are fixed. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'refresh-board', cron: '*/5 * * * *', run: () => refreshLeaderboard(ctx) },
  // A week is fixed from half past ten in the evening of UTC; what is fixed already is not fixed again.
  { name: 'settle-week', cron: '24,54 * * * *', run: () => closeWeek(ctx) },
];
