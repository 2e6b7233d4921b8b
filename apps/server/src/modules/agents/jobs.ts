import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { closeLateRequests } from './consents/answer-request.ts';
import { runMoves } from './moves/run-moves.ts';

/** What time does here: a move within the first minute of its day. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'agents-move', cron: '* * * * *', run: () => runMoves(ctx) },
  { name: 'agents-close-requests', cron: '*/5 * * * *', run: () => closeLateRequests(ctx) },
];
