import { RULES, type Case, type Rule } from './softswiss/case.ts';
import { CASES } from './softswiss/cases.ts';
import type { Target } from './softswiss/probe.ts';

export interface CaseResult {
  readonly name: string;
  readonly rule: Rule;
  readonly origin: Case['origin'];
  readonly passed: boolean;
  /** Why the case failed, with the sentence of the rule it was to show. */
  readonly reason: string;
}

export interface ConformanceRun extends Target {
  /** Told of every case as it ends. */
  readonly report: (result: CaseResult) => void;
  /** Leaves the house's own cases out: those that the published text neither demands nor forbids. */
  readonly publishedOnly?: boolean;
  /** Runs only the cases whose name holds this text. */
  readonly only?: string;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const runCase = async (target: Target, one: Case): Promise<CaseResult> => {
  const { name, rule, origin } = one;
  try {
    await one.steps(target);
    return { name, rule, origin, passed: true, reason: '' };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { name, rule, origin, passed: false, reason: `${detail} (${RULES[rule]})` };
  }
};

const isWanted = ({ publishedOnly = false, only = '' }: ConformanceRun, { origin, name }: Case): boolean =>
  name.includes(only) && !(publishedOnly && origin === 'house');

/**
 * Runs the SOFTSWISS cases against an operator, one after another, with fresh ids each time. The account should
 * hold 20.00 or more, and no more than the operator takes as one stake; nobody else may play on it meanwhile.
 */
export const runConformance = async (run: ConformanceRun): Promise<Tally> => {
  let passed = 0;
  let failed = 0;
  for (const one of CASES.filter((candidate) => isWanted(run, candidate))) {
    const result = await runCase(run, one);
    if (result.passed) passed += 1;
    else failed += 1;
    run.report(result);
  }
  return { passed, failed };
};
