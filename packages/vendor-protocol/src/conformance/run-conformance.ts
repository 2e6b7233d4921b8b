/** One thing to try on an operator. Its steps make their own ids and throw when the rule is broken. */
export interface Case<Target, Rule extends string> {
  readonly name: string;
  readonly rule: Rule;
  /** `recommended`: the published text is silent there, and the case holds what we ask of an operator. */
  readonly origin: 'published' | 'recommended';
  readonly steps: (target: Target) => Promise<void>;
}

/** The cases of a dialect, and a sentence for each rule that they can show. */
export interface Suite<Target, Rule extends string = string> {
  readonly rules: Readonly<Record<Rule, string>>;
  readonly cases: readonly Case<Target, Rule>[];
}

export interface CaseResult {
  readonly name: string;
  readonly rule: string;
  readonly origin: 'published' | 'recommended';
  readonly passed: boolean;
  /** Why the case failed, with the sentence of the rule it was to show. */
  readonly reason: string;
}

export interface ConformanceRun<Target> {
  readonly target: Target;
  /** Called with every case as it ends. */
  readonly report: (result: CaseResult) => void;
  /** Leaves out the cases that the published text neither demands nor forbids. */
  readonly publishedOnly?: boolean;
  /** Runs only the cases whose name holds this text. */
  readonly only?: string;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const runCase = async <Target, Rule extends string>(
  { rules }: Suite<Target, Rule>,
  { name, rule, origin, steps }: Case<Target, Rule>,
  target: Target,
): Promise<CaseResult> => {
  try {
    await steps(target);
    return { name, rule, origin, passed: true, reason: '' };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { name, rule, origin, passed: false, reason: `${detail} (${rules[rule]})` };
  }
};

/**
 * Runs the cases of a dialect against an operator, one after another, with fresh ids each time. The account should
 * hold 20.00 or more, and no more than the operator takes as one stake; nobody else may play on it meanwhile.
 */
export const runConformance = async <Target, Rule extends string>(
  suite: Suite<Target, Rule>,
  { target, report, publishedOnly = false, only = '' }: ConformanceRun<Target>,
): Promise<Tally> => {
  const tally = { passed: 0, failed: 0 };
  const isWanted = ({ name, origin }: Case<Target, Rule>): boolean =>
    name.includes(only) && !(publishedOnly && origin === 'recommended');
  for (const one of suite.cases.filter(isWanted)) {
    const result = await runCase(suite, one, target);
    tally[result.passed ? 'passed' : 'failed'] += 1;
    report(result);
  }
  return tally;
};
