import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Halt } from '../halt.ts';
import { ROOT } from '../settings.ts';
import { readRevision, spanRevisions, type Revision } from './revision.ts';

/** Where a full run of the tests leaves what came out. */
const RESULTS_FILE: string = join(ROOT, '.data/test-results.json');

/** One test, or a file that could not even be loaded, in the words of the runner's report. */
export interface TestResult {
  /** The describing titles and the test's own, joined by spaces. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** From the root; absent when no test failed but a step of the run. */
  readonly file?: string;
}

/** What came out of a full run, and of which code it was. */
export interface TestRun {
  readonly revision: Revision;
  readonly results: readonly TestResult[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function outcomeOf(status: string): TestResult['outcome'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/** Reads the runner's JSON report. A file that failed without a failing test, as one that throws on import, is one. */
export function readReport(text: string): TestResult[] {
  const report = JSON.parse(text) as Report;
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.map((test): TestResult => ({
      title: test.fullName,
      outcome: outcomeOf(test.status),
      file,
    }));
    const unexplained = status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    return unexplained ? [...tests, { title: file, outcome: 'failed' as const, file }] : tests;
  });
}

export function countResults(results: readonly TestResult[]): Counts {
  const count = (outcome: TestResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** The closing line: `12 passed, 0 failed`, and the skipped when there are any. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Runs every test, and leaves what came out together with the revision it is of. */
export async function recordRun(
  run: () => Promise<readonly TestResult[]>,
  into: string = RESULTS_FILE,
): Promise<TestRun> {
  const before = readRevision();
  const results = await run();
  const recorded: TestRun = { revision: spanRevisions(before, readRevision()), results };
  mkdirSync(dirname(into), { recursive: true });
  writeFileSync(into, JSON.stringify(recorded, undefined, 1));
  return recorded;
}

function isRun(value: unknown): value is TestRun {
  return typeof value === 'object' && value !== null && 'revision' in value && 'results' in value;
}

export function loadRun(from: string = RESULTS_FILE): TestRun {
  try {
    const run: unknown = JSON.parse(readFileSync(from, 'utf8'));
    if (isRun(run)) return run;
  } catch {
    // Not there, or broken off: as good as none.
  }
  throw new Halt('There are no test results yet: run `npm test` first, or ask for a run with --run.');
}
