import { LOTTERY_RULES, type LotteryRules } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { shownBalls } from './shown-balls.ts';

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

const textsOf = (code: string, numbers: string[][]) =>
  shownBalls(rulesOf(code), numbers).map(({ text }) => text);

test('two digits are two balls, and of many prizes the first one is shown', () => {
  expect(textsOf('MM2D', [['06']])).toEqual(['0', '6']);
  expect(textsOf('TH_GLO', [['481236'], ['111', '222'], ['333', '444'], ['63']])).toEqual(
    Array.from('481236'),
  );
  expect(textsOf('SSC', [['5', '6', '7', '5', '3']])).toEqual(['5', '6', '7', '5', '3']);
});

test('six of 49 carry their waves, and the special ball stands apart', () => {
  const balls = shownBalls(rulesOf('LHC'), [['45', '26', '05', '07', '15', '03'], ['19'], ['HORSE']]);
  expect(balls).toHaveLength(7);
  expect(balls[0]).toEqual({ text: '45', tone: 'red' });
  expect(balls[6]).toEqual({ text: '19', tone: 'red', isSpecial: true });
});
