/** The operator's book on sports: events with what is at stake, prices, results, leagues, and the feed of it all. */
export { FeedPage } from './feed/feed-page.tsx';
export { LeaguesPage } from './leagues/leagues-page.tsx';
export { FeedBadge, SportsBadge } from './sports-badge.tsx';
export { SportsPage } from './sports-page.tsx';
