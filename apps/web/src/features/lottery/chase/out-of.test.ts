import { expect, test } from 'vitest';
import { outOf } from './out-of.ts';

const chance = (numerator: bigint, denominator: bigint) => outOf({ numerator, denominator });

test('a chance is told out of a hundred, and out of more where a hundred would say never or always', () => {
  expect(chance(365n, 1000n)).toEqual({ times: 37, of: 100 });
  expect(chance(1n, 100n)).toEqual({ times: 1, of: 100 });
  expect(chance(1n, 1024n)).toEqual({ times: 10, of: 10_000 });
  expect(chance(9996n, 10_000n)).toEqual({ times: 9996, of: 10_000 });
});

test('it is rounded up, and never below what can be told', () => {
  expect(chance(1n, 3n)).toEqual({ times: 34, of: 100 });
  expect(chance(1n, 10n ** 30n)).toEqual({ times: 1, of: 1_000_000_000 });
});
