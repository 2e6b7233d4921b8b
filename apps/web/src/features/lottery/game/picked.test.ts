import { LOTTERY_RULES, type Play } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { NOTHING, numbersOf, toggled, withPart, writtenOut } from './picked.ts';

const playOf = (rules: string, code: string): Play => {
  const play = LOTTERY_RULES.get(rules)?.plays.get(code);
  if (play === undefined) throw new Error(code);
  return play;
};

test('balls are written in order, places that are left open as a dash', () => {
  const picked = withPart(withPart(NOTHING, 0, [6, 5]), 4, [3]);
  expect(numbersOf(picked, playOf('SSC', 'DWD'))).toBe('5,6|-|-|-|3');
});

test('what is no whole selection is none', () => {
  expect(numbersOf(NOTHING, playOf('MM2D', '2D'))).toBe(undefined);
  expect(numbersOf(withPart(NOTHING, 0, [1, 2]), playOf('SSC', 'S5_ZX'))).toBe(undefined);
});

test('bankers and drags are two lists', () => {
  const picked = withPart(withPart(NOTHING, 0, [2]), 1, [0, 4, 7]);
  expect(numbersOf(picked, playOf('11X5', 'RX3_DT'))).toBe('03#01,05,08');
});

test('a typed list is read with or without gaps', () => {
  expect(writtenOut('123, 4 5 6\n789', playOf('LF3', 'S3_ZX'))).toBe('1|2|3;4|5|6;7|8|9');
  expect(numbersOf({ ...NOTHING, entry: 'typed', typed: '01 02 03' }, playOf('11X5', 'Q3_ZX'))).toBe(
    '01|02|03',
  );
  expect(numbersOf({ ...NOTHING, entry: 'typed', typed: '1234' }, playOf('LF3', 'S3_ZX'))).toBe(undefined);
});

test('a ball is picked and put back', () => {
  expect(toggled([3], 1)).toEqual([1, 3]);
  expect(toggled([1, 3], 3)).toEqual([1]);
});
