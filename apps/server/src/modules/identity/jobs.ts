import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { endRestrictions } from '../protection/index.ts';
import { purge } from './retention/purge.ts';

/** What time does here: what is too old is deleted, and what was closed for a time is opened again. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'purge-access', cron: '23 * * * *', run: () => purge(ctx) },
  { name: 'end-restrictions', cron: '* * * * *', run: () => endRestrictions(ctx) },
];
