/** The bonuses of a player, and what has to be bet before money may leave. */
export { BonusDetails } from './bonus-details.tsx';
export { Offers } from './offers.tsx';
