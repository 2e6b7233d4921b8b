/** Contracts of agents as the staff sees them: runs, an account's contracts, debts and affiliates. */
export { ContractsPage } from './contracts-page.tsx';
