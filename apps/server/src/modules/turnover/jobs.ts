import { type Job, queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { followWallets } from './requirements/follow-wallets.ts';

const FOLLOW = 'follow-bets';
const FOLLOW_EVERY_MS = 5_000;

/**
 * Bets are counted every few seconds. A page shows what was counted last, and is told when that has changed; whoever
 * decides something by it counts first, in the same transaction.
 */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: FOLLOW,
    // The line only starts the chain again where it has broken.
    cron: '* * * * *',
    run: async () => {
      await followWallets(ctx.db);
      await queueJobLater(ctx.db, FOLLOW, FOLLOW_EVERY_MS);
    },
  },
];
