import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorRatio, formatAmount, money, parseAmount, sumMoney } from './index.ts';

const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(money);

test('an amount survives the wire', () => {
  fc.assert(fc.property(amounts, (amount) => parseAmount(formatAmount(amount)) === amount));
});

test.each([
  ['0', 0n],
  ['1', 100n],
  ['1.5', 150n],
  ['0.90', 90n],
  [0.1, 10n],
  [165.11, 16511n],
  ['9999999999999.99', 999_999_999_999_999n],
])('reads %s', (wire, hundredths) => {
  expect(parseAmount(wire)).toBe(hundredths);
});

test.each([
  '',
  ' ',
  ' 1',
  '1 ',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1.234',
  '01',
  '.5',
  '5.',
  '1,000',
  'NaN',
  'Infinity',
  '10000000000000',
  '၁',
  NaN,
  Infinity,
  -1,
  1e21,
  1e-7,
  0.001,
  2 ** 53 + 1,
])('refuses %s', (wire) => {
  expect(parseAmount(wire)).toBe('not_an_amount');
});

test('rounding down never gives more than the exact share, and never loses a whole hundredth', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.bigInt({ min: 0n, max: 10_000n }),
      fc.bigInt({ min: 1n, max: 10_000n }),
      (a, n, d) => {
        const share = floorRatio(a, n, d);
        return share * d <= a * n && (share + 1n) * d > a * n;
      },
    ),
  );
});

test('a negative share is floored, not truncated', () => {
  expect(floorRatio(money(-1n), 1n, 2n)).toBe(-1n);
});

test('a sum is exact where floats are not', () => {
  expect(formatAmount(sumMoney([money(16511n), money(16511n), money(16511n)]))).toBe('495.33');
});
