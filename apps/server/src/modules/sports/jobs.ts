import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { roundOf } from './rules.ts';
import { settlement } from './settlement/publish-result.ts';
import { finishEvent } from './settlement/settle-event.ts';
import { listUnfinished } from './settlement/settlement-store.ts';

/** What results and time do here: events are settled, and what was left undone is taken up again. */
export const jobs = (ctx: AppContext): Job[] =>
  settlement.jobs(ctx, {
    finish: (id) => finishEvent(ctx, id),
    listUnfinished: async (limit) =>
      (await listUnfinished(ctx.db, limit)).map((id) => ({ id, round: roundOf(id) })),
  });
