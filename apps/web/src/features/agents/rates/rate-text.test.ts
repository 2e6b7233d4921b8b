import { expect, test } from 'vitest';
import { parseRate, readTyped, shownRate } from './rate-text.ts';

const MOST = { LIVE: 80, RNG: 100, FISH: 0, PVP: 60, SPORTS: 80, ESPORTS: 80, SABONG: 60 };
const OWN = { ...MOST, Lott: 1950, ZY: 1950, Elott: 1950, SEA: 1900 };

test.each([
  ['0.8', 80],
  ['.5', null],
  ['1', 100],
  ['0,25', 25],
  ['0.805', null],
  ['-1', null],
  ['', null],
])('a share that is typed as %j is %s hundredths of a percent', (text, rate) => {
  expect(parseRate('RNG', text)).toBe(rate);
});

test('a prize mode is an even number, and both are shown as they are typed', () => {
  expect([parseRate('SEA', '1900'), parseRate('SEA', '1901'), parseRate('SEA', '19')]).toEqual([
    1900,
    null,
    null,
  ]);
  expect([shownRate('RNG', 5), shownRate('SEA', 1900)]).toEqual(['0.05%', '1900']);
});

test('what is above the agent’s own, below the least mode or no rate is wrong, and what is as before says nothing', () => {
  const texts = { RNG: '1.00', LIVE: '0.81', FISH: '', PVP: 'x', SEA: '1698', Lott: '1900' };
  expect(readTyped(texts, { most: OWN, leastMode: 1700, before: { RNG: 100 } })).toEqual({
    rates: { Lott: 1900 },
    wrong: ['LIVE', 'PVP', 'SEA'],
  });
});
