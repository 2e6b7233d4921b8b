import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { proveWhole } from './reconciliation/reconcile.ts';
import { fillBlocks } from './reports/read-statement.ts';
import { sumDays } from './reports/sum-days.ts';

/** Every few minutes sums of days and statements are brought up to date; at 03:10 of the business zone everything is proven. */
export const jobs = (house: House): Job[] => [
  { name: 'sum-days', cron: '* * * * *', run: () => sumDays(house.db) },
  { name: 'fill-blocks', cron: '*/2 * * * *', run: () => fillBlocks(house.db) },
  {
    name: 'prove-ledger',
    cron: '40 20 * * *',
    run: async () => {
      const differences = await proveWhole(house);
      if (differences.length > 0)
        house.log.error({ differences: differences.length }, 'the books do not agree');
    },
  },
];
