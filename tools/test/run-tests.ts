import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../settings.ts';
import { JOURNEYS } from './places.ts';
import { readReport, type TestResult } from './results.ts';

/** The quick tests beside the code, or the journeys through a real browser. */
export type Suite = 'beside' | 'journeys';

/** So much of what the runner says on its error stream is repeated at the end, in characters. */
const LAST_WORDS = 4_000;

/** How the suites are picked out among the runner's projects. */
const PROJECTS: Readonly<Record<Suite, readonly string[]>> = {
  beside: ['unit', 'pages', 'components'],
  journeys: ['e2e'],
};

export function hasJourneys(): boolean {
  return globSync(JOURNEYS, { cwd: ROOT }).length > 0;
}

/** The suite that a path given on the command line belongs to. */
export function suiteOf(path: string): Suite {
  const isUnit = path.endsWith('.test.ts');
  return relative(ROOT, join(ROOT, path)).startsWith('e2e') && !isUnit ? 'journeys' : 'beside';
}

function readIfThere(file: string): TestResult[] {
  try {
    return readReport(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Runs the tests of a suite, or those in the named files, before the reader's eyes, and gives what came out. */
export async function runTests(
  suite: Suite,
  paths: readonly string[],
  browser?: string,
): Promise<TestResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hintha-test-'));
  const report = join(folder, 'report.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...PROJECTS[suite].map((name) => `--project=${name}`), ...reporters, ...paths],
    {
      cwd: ROOT,
      env: { ...process.env, ...(browser === undefined ? {} : { CHROME_PATH: browser }) },
      stdio: ['inherit', 'inherit', 'pipe'],
    },
  );
  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    lastWords = `${lastWords}${chunk.toString()}`.slice(-LAST_WORDS);
  });
  const code = await new Promise<number>((done) => {
    child.once('error', () => done(1));
    child.once('close', (ended) => done(ended ?? 1));
  });
  const results = readIfThere(report);
  rmSync(folder, { recursive: true, force: true });
  // An error outside of any test fails the run without failing a test in the report: only the runner tells it.
  const unexplained = code !== 0 && !results.some((result) => result.outcome === 'failed');
  const title = `the runner (${suite}) ended with ${code}, and said at last:\n${lastWords}`;
  return unexplained ? [...results, { title, outcome: 'failed' }] : results;
}
