import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { expireProposals } from './decide-approval.ts';

export const jobs = (house: House): Job[] => [
  { name: 'approvals-expire', cron: '*/5 * * * *', run: () => expireProposals(house) },
];
