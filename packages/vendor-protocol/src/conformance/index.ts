/** Shows whether an operator keeps the rules of a dialect, by calling it as a vendor would. */
export { HUB88_SUITE } from './hub88/suite.ts';
export type { Target as Hub88Target } from './hub88/target.ts';
export {
  runConformance,
  type CaseResult,
  type ConformanceRun,
  type Suite,
  type Tally,
} from './run-conformance.ts';
export { ACCOUNT, CURRENCY, startReferenceOperator, TOKEN } from './softswiss/reference-operator.ts';
export { SOFTSWISS_SUITE } from './softswiss/suite.ts';
export type { Target as SoftswissTarget } from './softswiss/target.ts';
