import { describe, expect, test } from 'vitest';
import type { TestResult } from '../test/results.ts';
import { compare } from './compare.ts';
import { readRegister } from './register.ts';
import { findStaleness, writeOrigin, writeTable, writeUnshown } from './write-report.ts';

const REGISTER = `# Requirements

| SHELL-900 | a row above the areas | | | |

## (b) Silences

| 1 | SHELL-001 in a text |

## SHELL — the frame

| id | requirement | spec | black-box test | open question |
|---|---|---|---|---|
| SHELL-001 | A first thing | §1 | Browser: it is there | |
| SHELL-002 | A second, see ACCESS-001 | §1 | HTTP: the answer has it, whatever a browser: says | |
| ACCESS-777 | a row of another area | | | |

## ACCESS — the way in

| ACCESS-001 | A login | §2 | Unit/browser: one or the other | |

## Index: by row

| SHELL-003 | no requirement |
`;

const UNIT = 'apps/web/src/features/home/banner.test.tsx';
const JOURNEY = 'e2e/site/frame.e2e.ts';

function result(title: string, file = JOURNEY, outcome: TestResult['outcome'] = 'passed'): TestResult {
  return { title, outcome, file };
}

/** The rows of the small register that the results do not show, as `id reason`. */
function missing(...results: TestResult[]): string[] {
  return compare(readRegister(REGISTER), results).unshown.map(({ id, reason }) => `${id} ${reason}`);
}

function needsBrowser(blackBox: string): boolean | undefined {
  return readRegister(`## A\n| A-001 | a | b | ${blackBox} | |\n`)[0]?.rows[0]?.inBrowser;
}

test('only rows under the heading of their own area count', () => {
  expect(readRegister(REGISTER)).toEqual([
    {
      name: 'SHELL',
      rows: [
        { id: 'SHELL-001', inBrowser: true },
        { id: 'SHELL-002', inBrowser: false },
      ],
    },
    { name: 'ACCESS', rows: [{ id: 'ACCESS-001', inBrowser: false }] },
  ]);
});

test.each(['Browser: a', 'HTTP+browser: a', 'Browser+HTTP: a', 'HTTP: a; browser: b', 'Browser a'])(
  'a row that says "%s" is for a browser',
  (blackBox) => expect(needsBrowser(blackBox)).toBe(true),
);

test.each(['HTTP: a', 'Unit/browser: a', 'Browser/unit: a', 'HTTP log: the browser session', ''])(
  'a row that says "%s" is not',
  (blackBox) => expect(needsBrowser(blackBox)).toBe(false),
);

describe('a row is shown', () => {
  test('by a test that passed and carries its id, alone or with others', () => {
    expect(missing(result('home SHELL-001 ACCESS-001 the banner moves'), result('SHELL-002 it is'))).toEqual(
      [],
    );
  });

  test('only when some test carries it', () => {
    expect(missing(result('SHELL-001 the banner moves'))).toEqual([
      'SHELL-002 untested',
      'ACCESS-001 untested',
    ]);
  });

  test('only when no test that carries it failed', () => {
    expect(
      missing(
        result('SHELL-001 ACCESS-001 SHELL-002 the banner moves'),
        result('SHELL-001 the banner stops under the pointer', UNIT, 'failed'),
      ),
    ).toEqual(['SHELL-001 failed']);
  });

  test('only when no test that carries it was skipped', () => {
    expect(
      missing(
        result('SHELL-001 ACCESS-001 SHELL-002 the banner moves'),
        result('SHELL-002 the ticker counts', UNIT, 'skipped'),
      ),
    ).toEqual(['SHELL-002 skipped']);
  });

  test('in a browser, when its black-box test is there', () => {
    const all = 'SHELL-001 SHELL-002 ACCESS-001 the banner moves';
    expect(missing(result(all, UNIT))).toEqual(['SHELL-001 elsewhere']);
    expect(missing(result(all, 'e2e/kill.e2e.ts'))).toEqual(['SHELL-001 elsewhere']);
    expect(missing(result(all, 'e2e/clipping/lengthen.test.ts'))).toEqual(['SHELL-001 elsewhere']);
    expect(missing(result(all, UNIT), result('SHELL-001 it moves'))).toEqual([]);
  });
});

test('compares by area, and tells what is in no register', () => {
  const comparison = compare(readRegister(REGISTER), [
    result('SHELL-002 the ticker counts'),
    result('SHELL-800 UTF-008 nobody asked for this'),
  ]);
  expect(writeTable(comparison).map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'SHELL 1 of 2 50 %',
    'ACCESS 0 of 1 0 %',
    'all 1 of 3 33 %',
    '2 not: no test carries it',
  ]);
  expect(comparison.unknown).toEqual(['SHELL-800']);
});

test('every row that does not count says why, and by which test; those without a test when asked', () => {
  const { unshown } = compare(readRegister(REGISTER), [result('SHELL-001 the banner moves', UNIT)]);
  const carried = [
    'SHELL-001 its black-box test is in a browser, and it is carried by none there:',
    `    ${UNIT}: SHELL-001 the banner moves`,
  ];
  expect(writeUnshown(unshown, false)).toEqual(carried);
  expect(writeUnshown(unshown, true)).toEqual([
    ...carried,
    'SHELL-002 no test carries it',
    'ACCESS-001 no test carries it',
  ]);
});

describe('results count for the commit that they are of', () => {
  const here = { commit: 'a'.repeat(40), dirty: false };

  test('and for no other', () => {
    expect(findStaleness(here, here)).toBeUndefined();
    expect(findStaleness({ ...here, commit: 'b'.repeat(40) }, here)).toBe(
      'The test results are of bbbbbbbbbb, and here stands aaaaaaaaaa.',
    );
  });

  test('not when something stood there that was not committed, nor when no commit is known', () => {
    expect(findStaleness({ ...here, dirty: true }, here)).toContain('with uncommitted changes');
    expect(findStaleness({ dirty: true }, { dirty: true })).toContain('of no commit');
    expect(findStaleness({ dirty: false }, { dirty: false })).toContain('of no commit');
  });

  test('and say so when something has been changed since', () => {
    expect(findStaleness(here, { ...here, dirty: true })).toBeUndefined();
    expect(writeOrigin(here, { ...here, dirty: true })).toContain(
      'without the changes that are not committed',
    );
    expect(writeOrigin(here, here)).toBe('Tests of aaaaaaaaaa.');
  });
});
