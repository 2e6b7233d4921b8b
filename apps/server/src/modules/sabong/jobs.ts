import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { listUnfinished } from './fights/move-store.ts';
import { roundOf, settlement } from './rules.ts';
import { finishFight } from './settlement/settle-fight.ts';

/** What results do here: fights are settled, and what was left undone is taken up again. */
export const jobs = (ctx: AppContext): Job[] =>
  settlement.jobs(ctx, {
    finish: (id) => finishFight(ctx, id),
    listUnfinished: async (limit) =>
      (await listUnfinished(ctx.db, limit)).map((fight) => ({ id: fight.id, round: roundOf(fight) })),
  });
