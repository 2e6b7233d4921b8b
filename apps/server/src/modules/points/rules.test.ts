import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, pointsOf, worthOf } from './rules.ts';

const kyat = (amount: number): bigint => BigInt(amount) * 100n;
const FACTORS = [10_000n, 11_000n, 12_000n, 13_000n, 15_000n, 17_000n, 20_000n, 25_000n];
const CODES = [
  'RNG',
  'FISH',
  'JP',
  'AC',
  'BG',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'SV3',
  'LIVE',
  'PVP',
  'TG',
];
const POINT = 1_000_00n * 10_000n * 10_000n;

test('ENGAGE-002 slots of 123,456 on the third level come to 148 points, and 0.1472 is carried', () => {
  const parts = partsOf('RNG', { valid: kyat(123_456), factor: 12_000n });
  expect(pointsOf(parts)).toBe(148n);
  expect(((parts % POINT) * 10_000n) / POINT).toBe(1_472n);
});

test.each([
  ['RNG', 1_000n],
  ['FISH', 1_000n],
  ['JP', 1_000n],
  ['AC', 1_000n],
  ['BG', 1_000n],
  ['LOTT', 800n],
  ['ELOTT', 800n],
  ['SPORTS', 600n],
  ['ESPORTS', 600n],
  ['SV3', 600n],
  ['LIVE', 500n],
  ['PVP', 500n],
  ['TG', 500n],
  ['', 0n],
])('ENGAGE-002 a million of %s comes to %i points on the first level', (code, points) => {
  expect(pointsOf(partsOf(code, { valid: kyat(1_000_000), factor: 10_000n }))).toBe(points);
});

test('any split of bets gives the parts of their sum, and less than a point is ever carried', () => {
  const bets = fc.array(fc.bigInt({ min: 0n, max: 10n ** 13n }), { maxLength: 40 });
  fc.assert(
    fc.property(bets, fc.constantFrom(...CODES), fc.constantFrom(...FACTORS), (all, code, factor) => {
      const sum = all.reduce((total, valid) => total + valid, 0n);
      const split = all.reduce((total, valid) => total + partsOf(code, { valid, factor }), 0n);
      const whole = partsOf(code, { valid: sum, factor });
      expect(split).toBe(whole);
      const carried = whole - pointsOf(whole) * POINT;
      expect(carried >= 0n && carried < POINT).toBe(true);
    }),
  );
});

test('ENGAGE-026 a hundred points are worth what the setting says, to the hundredth', () => {
  expect(worthOf(1_000n, 100)).toBe(kyat(1_000));
  expect(worthOf(1_001n, 33)).toBe(33_033n);
});
