/** The page of the operator's own sportsbook. */
export { FbSportsPage } from './fb-sports-page.tsx';
