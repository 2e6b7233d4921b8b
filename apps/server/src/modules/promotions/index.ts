/** Turnover requirements, what fills them, and the bonuses that open them. */
export { settleReferrals } from './referral/settle-referrals.ts';
