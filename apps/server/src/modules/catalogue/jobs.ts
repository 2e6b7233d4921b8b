import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { tellOpenings } from './openings/tell-openings.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: 'tell-openings', cron: '* * * * *', run: () => tellOpenings(ctx) },
];
