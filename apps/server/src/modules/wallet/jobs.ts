import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { proveWhole } from './reconciliation/reconcile.ts';
import { fillBlocks } from './reports/read-statement.ts';
import { sumDays } from './reports/sum-days.ts';

/** Every few minutes sums of days and statements are brought up to date; at 03:10 of the business zone everything is proven. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'sum-days', cron: '* * * * *', run: () => sumDays(ctx.db) },
  { name: 'fill-blocks', cron: '*/2 * * * *', run: () => fillBlocks(ctx.db) },
  {
    name: 'prove-ledger',
    cron: '40 20 * * *',
    run: async () => {
      const differences = await proveWhole(ctx);
      if (differences.length > 0)
        ctx.log.error({ differences: differences.length }, 'the books do not agree');
    },
  },
];
