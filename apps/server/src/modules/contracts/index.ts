/** Contracts between an agent and the one above: offers, what periods come to, payments and debts. */
export { offerByOperator } from './admin/offer-by-operator.ts';
export { answerContract } from './documents/answer-contract.ts';
export { listContracts, lockParties } from './documents/contract-store.ts';
export { endContract } from './documents/end-contract.ts';
export { offerContract } from './documents/offer-contract.ts';
export { toTerms } from './documents/to-terms.ts';
export { runKind } from './runs/run-kind.ts';
export type { Contract, Kind } from './types.ts';
