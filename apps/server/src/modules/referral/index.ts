/** What members get for the friends they bring. */
export { settleReferrals } from './pay-referrals.ts';
