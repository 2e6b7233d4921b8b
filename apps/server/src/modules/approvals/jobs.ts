import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { expireProposals } from './decide-approval.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: 'approvals-expire', cron: '*/5 * * * *', run: () => expireProposals(ctx) },
];
