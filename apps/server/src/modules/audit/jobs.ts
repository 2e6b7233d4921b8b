import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { exportHead, proveAudit } from './verify-audit.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: 'audit-export-head', cron: '* * * * *', run: () => exportHead(ctx) },
  // Proven once a night, when the fewest are at work.
  { name: 'audit-prove', cron: '41 20 * * *', run: () => proveAudit(ctx) },
];
