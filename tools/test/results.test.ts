import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../settings.ts';
import { countResults, loadRun, readReport, recordRun, summaryLine } from './results.ts';
import { readRevision } from './revision.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function report(...files: { status: string; tests: [title: string, status: string][] }[]): string {
  return JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      name: join(ROOT, 'tools/a.test.ts'),
      status,
      assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
    })),
  });
}

test('counts what the report says', () => {
  const results = readReport(
    report(
      {
        status: 'passed',
        tests: [
          ['a', 'passed'],
          ['b', 'pending'],
          ['c', 'todo'],
        ],
      },
      {
        status: 'failed',
        tests: [
          ['d', 'failed'],
          ['e', 'passed'],
        ],
      },
    ),
  );
  expect(countResults(results)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('a file that could not be loaded is one failed test', () => {
  expect(countResults(readReport(report({ status: 'failed', tests: [] })))).toMatchObject({ failed: 1 });
});

test('the closing line names the skipped only when there are any', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('a result says which file it is from', () => {
  const results = readReport(report({ status: 'passed', tests: [['a', 'passed']] }));
  expect(results).toEqual([{ title: 'a', outcome: 'passed', file: 'tools/a.test.ts' }]);
});

test('a run is recorded with the revision that it is of', async () => {
  const file = join(newFolder(), 'inside', 'results.json');
  const results = [{ title: 'a', outcome: 'passed', file: 'a.test.ts' }] as const;
  await recordRun(async () => results, file);
  expect(loadRun(file)).toEqual({ revision: readRevision(), results });
});

test.each(['', '[]', '[{"title":"a","outcome":"passed"}]', '{"results":[]}'])(
  'what does not say of which revision it is, as %s, is no result',
  (text) => {
    const file = join(newFolder(), 'results.json');
    writeFileSync(file, text);
    expect(() => loadRun(file)).toThrow('There are no test results yet');
  },
);
