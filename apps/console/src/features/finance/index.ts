/** Whether the books close: how far their proof is, what differs, and the money of every day. */
export { FinancePage } from './finance-page.tsx';
