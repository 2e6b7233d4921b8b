/** Paying in: what to order, what to pay where, and what became of it. */
export { DepositPage } from './deposit-page.tsx';
