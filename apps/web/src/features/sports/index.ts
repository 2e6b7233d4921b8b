/** The page of the house's own sportsbook. */
export { FbSportsPage } from './fb-sports-page.tsx';
