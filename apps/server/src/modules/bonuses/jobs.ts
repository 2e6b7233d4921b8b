import { type Job, queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { capOpenWinnings } from './grants/take-back.ts';
import { closeBonusDays } from './close-days.ts';
import { payDue } from './due/pay-due.ts';
import { expireBonuses, notifyClosedBonuses } from './grants/expire-bonuses.ts';

const NOTIFY = 'follow-bonuses';
const NOTIFY_EVERY_MS = 5_000;

/** What time does here: bonuses end, what is won beyond their bound is taken, and days are closed. */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: NOTIFY,
    // The line only starts the chain again where it has broken.
    cron: '* * * * *',
    run: async () => {
      await capOpenWinnings(ctx.db);
      await notifyClosedBonuses(ctx);
      await queueJobLater(ctx.db, NOTIFY, NOTIFY_EVERY_MS);
    },
  },
  { name: 'expire-bonuses', cron: '* * * * *', run: () => expireBonuses(ctx) },
  // A budget is whole again at half past five in the evening of UTC, or when it was raised.
  { name: 'pay-due-bonuses', cron: '*/5 * * * *', run: () => payDue(ctx) },
  // A day is over at half past five in the evening of UTC; what is done already is not done again.
  { name: 'close-bonus-days', cron: '17,47 * * * *', run: () => closeBonusDays(ctx) },
];
