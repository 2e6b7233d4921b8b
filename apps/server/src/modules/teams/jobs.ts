import { type Job, queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { sumTeams } from './figures/sum-teams.ts';

const SUM = 'sum-teams';
const SUM_EVERY_MS = 5_000;

/** Figures of teams follow what is played and posted within seconds. */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: SUM,
    // The line only starts the chain again where it has broken.
    cron: '* * * * *',
    run: async () => {
      await sumTeams(ctx);
      await queueJobLater(ctx.db, SUM, SUM_EVERY_MS);
    },
  },
];
