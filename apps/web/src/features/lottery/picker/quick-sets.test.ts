import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addRandom,
  isOn,
  numbersOfDigit,
  numbersOfKhway,
  numbersOfSet,
  switchSet,
  withReverses,
} from './quick-sets.ts';

test('R adds the reverse of each number, and of a double nothing', () => {
  expect(withReverses([16, 22])).toEqual([16, 61, 22]);
});

test('the shortcuts of the market have as many numbers as the rule book says', () => {
  expect(numbersOfSet('POWER')).toHaveLength(10);
  expect(numbersOfSet('NATKHAT')).toHaveLength(10);
  expect(numbersOfSet('BROTHER')).toHaveLength(20);
  expect(numbersOfSet('EE')).toHaveLength(25);
  expect(numbersOfDigit('INCLUDE', 4)).toHaveLength(19);
  expect(numbersOfDigit('BREAK', 9)).toHaveLength(10);
  expect(numbersOfKhway('KHWAY', [1, 2, 3])).toHaveLength(6);
  expect(numbersOfKhway('KHWAY_P', [1, 2, 3])).toHaveLength(9);
});

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 99 }));

test('a set that is switched on is picked, and switched off none of it is', () => {
  fc.assert(
    fc.property(numbers, fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1 }), (picked, set) => {
      const on = isOn(picked, set) ? picked : switchSet(picked, set);
      expect(isOn(on, set)).toBe(true);
      expect(switchSet(on, set).some((number) => set.includes(number))).toBe(false);
    }),
  );
});

test('random numbers are new ones, and never more than there are', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 120 }), (picked, count) => {
      const after = addRandom(picked, 100, count, () => 0);
      expect(new Set(after).size).toBe(Math.min(100, picked.length + count));
      expect(picked.every((number) => after.includes(number))).toBe(true);
    }),
  );
});
