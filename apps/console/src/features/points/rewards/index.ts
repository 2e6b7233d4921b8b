/** The rewards of the rewards store, as staff puts them up. */
export { RewardsPage } from './rewards-page.tsx';
