import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { closeReferralDays } from './pay-referrals.ts';

// A day is over at half past five in the evening of UTC; what is done already is not done again.
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'close-referral-days', cron: '19,49 * * * *', run: () => closeReferralDays(ctx) },
];
