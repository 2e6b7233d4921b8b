import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { exportHead, proveAudit } from './verify-audit.ts';

export const jobs = (house: House): Job[] => [
  { name: 'audit-export-head', cron: '* * * * *', run: () => exportHead(house) },
  // Proven once a night, when the fewest are at work.
  { name: 'audit-prove', cron: '41 20 * * *', run: () => proveAudit(house) },
];
