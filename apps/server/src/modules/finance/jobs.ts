import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { betGames } from '../bets/index.ts';
import { payDueAdjustments } from './due/pay-due.ts';
import { sumAggregates } from '../wallet/index.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: 'finance-sum-aggregates', cron: '* * * * *', run: () => sumAggregates(ctx.db, betGames()) },
  { name: 'finance-pay-due', cron: '*/5 * * * *', run: () => payDueAdjustments(ctx) },
];
