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
  [
    'teams',
    'rebates',
    'turnover',
    'bonuses',
    'points',
    'missions',
    'raffles',
    'referral',
    'contracts',
    'payments',
  ],
  ['records', 'content', 'support', 'site'],
  ['backoffice', 'finance'],
];
