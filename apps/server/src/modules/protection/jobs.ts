import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { endRestrictions } from './restrictions/restrict-account.ts';

/** What time does here: restrictions for a time come to their end. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'end-restrictions', cron: '* * * * *', run: () => endRestrictions(ctx) },
];
