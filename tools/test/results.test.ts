import { expect, test } from 'vitest';
import { countResults, readReport, summaryLine } from './results.ts';

function report(...files: { status: string; tests: [title: string, status: string][] }[]): string {
  return JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      name: 'a.test.ts',
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
