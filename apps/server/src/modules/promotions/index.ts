/** Turnover requirements, what fills them, and the bonuses that open them. */
export { createRaffle, type RaffleOrder } from './raffles/create-raffle.ts';
export { raffleLockDeed } from './raffles/lock-tickets.ts';
export { listRaffles } from './raffles/read-raffles.ts';
export { settleReferrals } from './referral/settle-referrals.ts';
