import { type Job, queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import type { FindFingerprints } from '../protection/index.ts';
import { followWallets } from '../turnover/index.ts';
import { closeBusinessDays } from './close-days.ts';
import { expireBonuses, notifyClosedBonuses } from './grants/expire-bonuses.ts';

const FOLLOW = 'follow-bets';
const FOLLOW_EVERY_MS = 5_000;

/** What time does here: bets are counted every few seconds, bonuses end, and days are settled. */
export const jobs = (ctx: AppContext, findSigns: FindFingerprints): Job[] => [
  {
    name: FOLLOW,
    // The line only starts the chain again where it has broken.
    cron: '* * * * *',
    run: async () => {
      await followWallets(ctx.db);
      await notifyClosedBonuses(ctx);
      await queueJobLater(ctx.db, FOLLOW, FOLLOW_EVERY_MS);
    },
  },
  { name: 'expire-bonuses', cron: '* * * * *', run: () => expireBonuses(ctx) },
  // A day is over at half past five in the evening of UTC; what is done already is not done again.
  { name: 'settle-days', cron: '17,47 * * * *', run: () => closeBusinessDays(ctx, findSigns) },
];
