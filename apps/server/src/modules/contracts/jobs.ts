import { type Job, queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { countAffiliates, payAffiliates } from './affiliates/count-months.ts';
import { expireRequests } from './documents/expire-requests.ts';
import { payDue } from './payments/pay-due.ts';
import { runKind } from './runs/run-kind.ts';
import type { Kind } from './types.ts';

/** What was played in a period is final some seconds after its end. */
const AGAIN_MS = 2_000;

const runAndReturn = async (ctx: AppContext, name: string, kind: Kind): Promise<void> => {
  if (await runKind(ctx, kind)) await queueJobLater(ctx.db, name, AGAIN_MS);
};

const runOf = (ctx: AppContext, kind: Kind, cron: string): Job => {
  const name = `contracts-${kind.toLowerCase()}`;
  return { name, cron, run: () => runAndReturn(ctx, name, kind) };
};

// Hours of Yangon begin on the half hour of UTC. What is settled already is not settled again, so that a run that was
// missed is made up by the next.
export const jobs = (ctx: AppContext): Job[] => [
  runOf(ctx, 'REALTIME', '*/5 * * * *'),
  runOf(ctx, 'HOURLY', '5,35 * * * *'),
  runOf(ctx, 'DAILY', '0,30 * * * *'),
  runOf(ctx, 'DIVIDEND', '0,30 * * * *'),
  {
    name: 'contracts-affiliates',
    cron: '0,30 * * * *',
    run: async () => {
      await countAffiliates(ctx);
      await payAffiliates(ctx);
    },
  },
  { name: 'contracts-requests', cron: '* * * * *', run: () => expireRequests(ctx) },
  // Debts are paid by what comes in; what was missed of that is made up for here.
  { name: 'contracts-debts', cron: '* * * * *', run: () => payDue(ctx) },
];
