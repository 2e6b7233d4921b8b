/** Redemptions of the rewards store that staff decides on. */
export { RedemptionsPage } from './redemptions-page.tsx';
