/** The page of the first bookmaker, where the operator's own sportsbook is shown until one is open. */
export { FbSportsPage } from './fb-sports-page.tsx';
