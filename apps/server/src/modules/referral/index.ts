/** What members get for the friends they bring. */
export { payReferrals } from './pay-referrals.ts';
