/** Whether the ledger reconciles: how far behind the reconciliation is, its breaks, and the money of every day. */
export { FinancePage } from './finance-page.tsx';
