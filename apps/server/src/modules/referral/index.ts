/** What members get for the friends they bring. */
export { closeReferralDays } from './pay-referrals.ts';
