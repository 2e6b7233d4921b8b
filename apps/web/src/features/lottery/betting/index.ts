/** A lottery: where it is bet on, and what was bet and drawn. */
export { LotteryPage } from '../lottery-page.tsx';
