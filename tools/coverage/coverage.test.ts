import { describe, expect, test } from 'vitest';
import { compare, shownIds } from './compare.ts';
import { readRegister } from './register.ts';

const REGISTER = `# Requirements

| SHELL-900 | a row above the areas | | | |

## (b) Silences

| 1 | SHELL-001 in a text |

## SHELL — the frame

| id | requirement |
|---|---|
| SHELL-001 | A first thing |
| SHELL-002 | A second, see ACCESS-001 |
| ACCESS-777 | a row of another area |

## ACCESS — the way in

| ACCESS-001 | A login |

## Index: by row

| SHELL-003 | no requirement |
`;

test('only rows under the heading of their own area count', () => {
  expect(readRegister(REGISTER)).toEqual([
    { name: 'SHELL', ids: ['SHELL-001', 'SHELL-002'] },
    { name: 'ACCESS', ids: ['ACCESS-001'] },
  ]);
});

describe('an id is shown', () => {
  test('by a test that passed and carries it, alone or with others', () => {
    const shown = shownIds([
      { title: 'home SHELL-001 ACCESS-001 the banner moves', outcome: 'passed' },
      { title: 'SHELL-002 the ticker counts', outcome: 'skipped' },
    ]);
    expect([...shown]).toEqual(['SHELL-001', 'ACCESS-001']);
  });

  test('only when no test that carries it failed', () => {
    const shown = shownIds([
      { title: 'SHELL-001 the banner moves', outcome: 'passed' },
      { title: 'SHELL-001 the banner stops under the pointer', outcome: 'failed' },
    ]);
    expect([...shown]).toEqual([]);
  });
});

test('compares by area, and tells what is missing and what is in no register', () => {
  const { table, missing, unknown } = compare(readRegister(REGISTER), [
    { title: 'SHELL-002 the ticker counts', outcome: 'passed' },
    { title: 'SHELL-800 UTF-008 nobody asked for this', outcome: 'passed' },
  ]);
  expect(table.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    'SHELL 1 of 2 50 %',
    'ACCESS 0 of 1 0 %',
    'all 1 of 3 33 %',
  ]);
  expect(missing).toEqual(['SHELL-001', 'ACCESS-001']);
  expect(unknown).toEqual(['SHELL-800']);
});
