/** The arenas: the fight that is on, bets on it, results and how they are worked out. */
export { SabongPage } from './sabong-page.tsx';
