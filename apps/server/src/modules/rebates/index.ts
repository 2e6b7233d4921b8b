/** Rebates: what a line is given of each valid bet, day by day. */
export { payRebates } from './pay-rebates.ts';
