/**
 * The server's modules from low to high. A module imports modules of a lower rank, and of its own rank those that
 * stand before it; what it must tell a higher one goes up as a domain event.
 */
export const RANKS: readonly (readonly string[])[] = [
  ['audit', 'settings'],
  ['wallet', 'notifications', 'identity', 'staff'],
  ['approvals', 'protection', 'inbox', 'members'],
  ['agents', 'registration', 'catalogue'],
  ['bets'],
  ['vendors', 'lottery', 'sports', 'sabong'],
  ['turnover', 'bonuses', 'points', 'missions', 'raffles', 'referral', 'contracts', 'payments'],
  ['records', 'content', 'support', 'site'],
  ['backoffice', 'finance'],
];

/** Whether ranks and circles count among the findings of tidy; `npm run tidy -- --order` prints them in any case. */
export const ORDER_HOLDS: boolean = true;
