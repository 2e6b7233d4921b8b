import { LOTTERY_RULES } from '@hintha/lottery';
import { formatAmount } from '@hintha/money';
import { expect, test } from 'vitest';
import type { Named } from '../draw/use-issue-name.ts';
import { pricesOf } from '../game/price.ts';
import { firstForm, planOf, type Chased, type ChaseForm } from './plan.ts';

const pricesOfCode = (code: string) => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return pricesOf(rules, { baseUnit: '100.00' });
};

const issues = Array.from({ length: 20 }, (_, at) => ({
  gameCode: 'E_SSC',
  issue: `20260115-${String(at + 1).padStart(4, '0')}`,
  movedTo: null,
  openTime: 0,
  closeTime: at + 1,
  drawTime: at + 2,
}));

const DIGIT = { playType: 'DWD', numbers: '5', unitStake: '200.00' };

const plan = (form: Partial<ChaseForm>, line = DIGIT, code = 'SSC') =>
  planOf(pricesOfCode(code), { line, form: { ...firstForm(120), ...form }, issues, prizeMode: 1956 });

const planned = (...asked: Parameters<typeof plan>): Chased => {
  const found = plan(...asked);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

test('the same stake on three draws adds up, and a win there brings its prize less all that was spent', () => {
  const { steps, total } = planned({ numeros: '3', multiple: '2' });
  expect(steps.map(({ issue, multiple }) => [issue, multiple])).toEqual([
    ['20260115-0001', 2],
    ['20260115-0002', 2],
    ['20260115-0003', 2],
  ]);
  expect(steps.map(({ spent }) => formatAmount(spent))).toEqual(['400.00', '800.00', '1200.00']);
  expect(steps.map(({ win, gain }) => [formatAmount(win), formatAmount(gain)])).toEqual([
    ['3912.00', '3512.00'],
    ['3912.00', '3112.00'],
    ['3912.00', '2712.00'],
  ]);
  expect(formatAmount(total)).toBe('1200.00');
});

test('doubling multiplies after every so many draws', () => {
  const { steps } = planned({ kind: 'DOUBLE', numeros: '6', factor: '3', every: '2' });
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 3, 3, 9, 9]);
});

test('a gain of 30 % each time is the plan of the rule book', () => {
  const { steps } = planned({ kind: 'PROFIT', numeros: '12', percent: '30' });
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  for (const { spent, gain } of steps) expect(gain * 100n).toBeGreaterThanOrEqual(spent * 30n);
});

test('the chance that nothing is won is that of all draws together', () => {
  expect(planned({ numeros: '10' }).ruin).toEqual({ numerator: 9n ** 10n, denominator: 10n ** 10n });
});

const DRAWS = 85_900_584n;

test('a chase on an animal across the new year is lost by the balls that it has in each of the years', () => {
  const days = ['20270204', '20270205', '20270206'].map((issue): Named => ({
    issue,
    movedTo: null,
    drawTime: null,
  }));
  const ruinOn = (on: readonly Named[]) => {
    const found = planOf(pricesOfCode('LHC'), {
      line: { playType: 'PT1X', numbers: 'GOAT', unitStake: '200.00' },
      form: { ...firstForm(120), numeros: '3' },
      issues: on,
      prizeMode: 1900,
    });
    return typeof found === 'string' ? undefined : found.ruin;
  };
  // So many draws have none of four balls, and so many none of five.
  const [four, five] = [45_379_620n, 38_320_568n];
  expect(ruinOn(days)).toEqual({ numerator: four * four * five, denominator: DRAWS ** 3n });
  const moved = days.with(1, { issue: '20270205', movedTo: '2027-02-07', drawTime: null });
  expect(ruinOn(moved)).toEqual({ numerator: four * five * five, denominator: DRAWS ** 3n });
  // The table of lunar years ends with 2100.
  expect(ruinOn(days.with(2, { issue: '21010101', movedTo: null, drawTime: null }))).toBeUndefined();
});

test('where the stake comes back it is not lost', () => {
  const sides = { playType: 'TM_DX', numbers: 'BIG', unitStake: '200.00' };
  expect(planned({ numeros: '2' }, sides, 'LHC').ruin).toEqual({
    numerator: 24n * 24n,
    denominator: 49n * 49n,
  });
});

test('what cannot be planned says why', () => {
  expect(plan({ numeros: '21' })).toBe('plan_malformed');
  expect(plan({ numeros: '' })).toBe('plan_malformed');
  expect(plan({ kind: 'PROFIT', percent: '' })).toBe('plan_malformed');
  expect(plan({ kind: 'DOUBLE', factor: '9', numeros: '20' })).toBe('multiple_too_large');
  const everyDigit = { ...DIGIT, numbers: '0,1,2,3,4,5,6,7,8,9' };
  expect(plan({ kind: 'PROFIT' }, everyDigit)).toBe('never_profits');
});

test('one combination never costs more than a bet takes', () => {
  const dear = { ...DIGIT, unitStake: '19999800.00' };
  expect(plan({ numeros: '1' }, dear)).not.toBe('multiple_too_large');
  expect(plan({ numeros: '1', multiple: '2' }, dear)).toBe('multiple_too_large');
});

test.each([
  [120, '10'],
  [4, '4'],
  [0, '1'],
])('where %i draws can be played the form begins with %s of them', (ahead, numeros) => {
  expect(firstForm(ahead).numeros).toBe(numeros);
});
