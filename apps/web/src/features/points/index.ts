/** The points shop: what points buy, how they become money, and where they came from. */
export { RewardsStorePage } from './rewards-store-page.tsx';
