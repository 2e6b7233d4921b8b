import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { roundTitles } from '../vendors/index.ts';
import { sumParts } from '../wallet/index.ts';
import { expireProposals } from './approvals/expire.ts';
import { exportHead } from './audit/export-head.ts';
import { proveAudit } from './audit/prove-audit.ts';
import { forgetTries } from './sign-in/forget-tries.ts';

/** What time does here; the audit is proven once a night, when the fewest are at work. */
export const jobs = (house: House): Job[] => [
  { name: 'operators-export-head', cron: '* * * * *', run: () => exportHead(house) },
  { name: 'operators-expire-proposals', cron: '*/5 * * * *', run: () => expireProposals(house) },
  { name: 'operators-forget-tries', cron: '37 * * * *', run: () => forgetTries(house) },
  { name: 'operators-sum-parts', cron: '* * * * *', run: () => sumParts(house.db, roundTitles()) },
  { name: 'operators-prove-audit', cron: '41 20 * * *', run: () => proveAudit(house) },
];
