import { expect, test } from 'vitest';
import { isWithin } from '../figure.ts';
import { compareRuns } from './compare-runs.ts';

const rates = (...perSecond: number[]) => perSecond.map((rate) => ({ perSecond: rate, p99Ms: 1000 / rate }));
const ratio = (old: number[], here: number[]) =>
  [...compareRuns('single', { old: rates(...old), here: rates(...here) })].find(({ bound }) => bound);

test('the ratio is that of the medians, new to old', () => {
  expect(ratio([100, 1, 200], [90, 1000, 110])).toMatchObject({
    name: 'wallet.bet, a transaction each, 32 at once, new to old',
    value: 1.1,
  });
});

test.each([
  [95, true],
  [94, false],
])('of a hundred, %i is within the bound: %s', (here, within) => {
  expect([...compareRuns('http', { old: rates(100), here: rates(here) })].every(isWithin)).toBe(within);
});

const cost = (processorUs: number) => [{ perSecond: 100, p99Ms: 4, processorUs }];
const unbound = (pair: Parameters<typeof compareRuns>[1]) =>
  [...compareRuns('grouped', pair)]
    .filter(({ bound, unit }) => bound === undefined && unit === 'times')
    .map(({ name, value }) => `${name.split(', ').at(-2)} ${value}`);

test('how long and how dear a call was is printed without a bound, where it is known', () => {
  expect(unbound({ old: cost(20), here: cost(30) }).slice(1)).toEqual(['p99 1', 'processor time a call 1.5']);
  expect(unbound({ old: rates(100), here: rates(100) }).slice(1)).toEqual(['p99 1']);
});

test('the ratio round by round stands beside it, which a machine that changes moves less', () => {
  const [byRound] = unbound({ old: rates(100, 50, 10), here: rates(110, 55, 11) });
  expect(byRound).toBe('new to old 1.1');
});
