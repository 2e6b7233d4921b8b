import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { payRebates } from './pay-rebates.ts';

// Two in the morning of Yangon is half past seven in the evening of UTC; what is done already is not done again.
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'rebates-pay', cron: '0,30 * * * *', run: () => payRebates(ctx) },
];
