import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { purge } from './retention/purge.ts';

/** What time does here: what is too old is deleted. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'purge-access', cron: '23 * * * *', run: () => purge(ctx) },
];
