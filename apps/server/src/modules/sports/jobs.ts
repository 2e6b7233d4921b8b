import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { SETTLE_EVENT } from './settlement/publish-result.ts';
import { askAgain, finishEvent } from './settlement/settle-event.ts';

const eventOf = (payload: unknown): bigint => BigInt((payload as { readonly eventId: string }).eventId);

/** What results and time do here: events are settled, and what was left undone is taken up again. */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: SETTLE_EVENT,
    cron: null,
    run: async (payload) => {
      await finishEvent(ctx, eventOf(payload));
    },
  },
  { name: 'sports-ask-again', cron: '* * * * *', run: () => askAgain(ctx) },
];
