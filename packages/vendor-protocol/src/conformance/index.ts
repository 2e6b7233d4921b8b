/** Shows whether an operator keeps the rules of a dialect, by calling it as a vendor would. */
export { runConformance, type CaseResult, type ConformanceRun, type Tally } from './run-conformance.ts';
export type { Target } from './softswiss/probe.ts';
export { ACCOUNT, CURRENCY, startReferenceOperator, TOKEN } from './reference-operator.ts';
