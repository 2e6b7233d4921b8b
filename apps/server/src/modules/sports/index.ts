/** The operator's book on sports and esports: events and prices from feeds, tickets, settlement, cash-out. */
export { CASH_OUT_CHECKS, type CashOutCheck } from './cash-out/offer.ts';
export { eventsOfBets, type Teams, teamsOfBet } from './events/events-of-bets.ts';
