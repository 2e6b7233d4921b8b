/** Redemptions of the points mall that staff decides on. */
export { RedemptionsPage } from './redemptions-page.tsx';
