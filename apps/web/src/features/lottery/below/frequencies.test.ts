import { LOTTERY_RULES, type LotteryRules } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { frequenciesOf, heatOf } from './frequencies.ts';

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

test('two digits are counted at their places', () => {
  const [heads, tails] = frequenciesOf(rulesOf('MM2D'), [[['36']], [['31']], [['06']]]);
  expect(heads?.counts.filter(({ count }) => count > 0)).toEqual([
    { name: '0', count: 1 },
    { name: '3', count: 2 },
  ]);
  expect(tails?.counts.find(({ name }) => name === '6')?.count).toBe(2);
  expect(heads && heatOf(2, heads)).toBe('hot');
  expect(heads && heatOf(1, heads)).toBe(null);
  expect(heads && heatOf(0, heads)).toBe('cold');
});

test('five digits have five places, balls are counted on the whole', () => {
  expect(frequenciesOf(rulesOf('SSC'), [[['5', '6', '7', '5', '3']]])).toHaveLength(5);
  const [balls] = frequenciesOf(rulesOf('LHC'), [[['45', '26', '05', '07', '15', '03'], ['19'], ['HORSE']]]);
  expect(balls?.counts).toHaveLength(49);
  expect(balls?.counts.filter(({ count }) => count === 1)).toHaveLength(7);
});
