/** What the player has won, and what else waits to be claimed. */
export { RewardCenter } from './reward-center.tsx';
