/** Raffles: tickets, the lock of their list, the draw with its proof. */
export { createRaffle, type RaffleOrder } from './create-raffle.ts';
export { listRaffles } from './read-raffles.ts';
