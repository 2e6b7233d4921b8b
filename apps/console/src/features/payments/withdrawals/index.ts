/** Money on its way out: what has to be decided, what has to be paid, and what came of it. */
export { WithdrawalsPage } from './withdrawals-page.tsx';
