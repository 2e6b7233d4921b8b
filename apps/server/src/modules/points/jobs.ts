import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { countDays } from './earning/count-days.ts';

/**
 * A day is over at half past five in the evening of UTC. It is counted before the levels of the club are looked at, so
 * that it counts at the level it was played at; what is done already is not done again.
 */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'count-points', cron: '4,34 * * * *', run: () => countDays(ctx) },
];
