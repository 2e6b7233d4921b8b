import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt } from '../halt.ts';
import { ROOT } from '../settings.ts';

/** Where a full run of the tests leaves what came out. */
const RESULTS_FILE: string = join(ROOT, '.data/test-results.json');

/** One test, or a file that could not even be loaded, in the words of the runner's report. */
export interface TestResult {
  /** The describing titles and the test's own, joined by spaces. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
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
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test): TestResult => ({
      title: test.fullName,
      outcome: outcomeOf(test.status),
    }));
    const unexplained = file.status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    return unexplained ? [...tests, { title: file.name, outcome: 'failed' as const }] : tests;
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

export function saveResults(results: readonly TestResult[]): void {
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  writeFileSync(RESULTS_FILE, JSON.stringify(results, undefined, 1));
}

export function loadResults(): TestResult[] {
  try {
    return JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as TestResult[];
  } catch {
    throw new Halt('There are no test results yet: run `npm test` first, or ask for a run with --run.');
  }
}
