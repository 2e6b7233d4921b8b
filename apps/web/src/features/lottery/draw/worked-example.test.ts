import { LOTTERY_RULES } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { pricesOf } from '../game/price.ts';
import { workedExample } from './worked-example.ts';

const LIMITS = { baseUnit: '100.00' };

test('every play of every lottery has an example that can be bet', () => {
  const without = [...LOTTERY_RULES.values()].flatMap((rules) =>
    [...rules.plays.values()]
      .filter((play) => workedExample(pricesOf(rules, LIMITS), play, 1900) === undefined)
      .map(({ code }) => `${rules.code} ${code}`),
  );
  expect(without).toEqual([]);
});

test('a thousand on two digits at 1700 pays 85,000', () => {
  const rules = LOTTERY_RULES.get('MM2D');
  const play = rules?.plays.get('2D');
  expect(rules && play && workedExample(pricesOf(rules, LIMITS), play, 1700)).toMatchObject({
    stake: '1000.00',
    least: '85000.00',
    most: '85000.00',
  });
});
