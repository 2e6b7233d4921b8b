/** The operator's own sportsbook: matches, one match, bets, results, and the slip beside them. */
export { SportsBook } from './sports-book.tsx';
