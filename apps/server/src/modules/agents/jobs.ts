import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { closeLateRequests } from './consents/answer-request.ts';
import { runMoves } from './moves/run-moves.ts';

/** What time does here. A business day begins at 17:30 UTC. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'agents-move', cron: '*/5 * * * *', run: () => runMoves(ctx) },
  { name: 'agents-close-requests', cron: '*/5 * * * *', run: () => closeLateRequests(ctx) },
];
