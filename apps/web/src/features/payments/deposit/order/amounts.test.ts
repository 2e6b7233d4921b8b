import { formatAmount, money, parseAmount } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedOf, faultOf, isFree, presetsOf, wireOf } from './amounts.ts';

const WALLET = { min: '1000.00', max: '1000000.00' };
const BANK = { min: '10000.00', max: '50000000.00' };

test('WALLET-002 the amounts offered lie within the limits of the method', () => {
  expect(presetsOf(WALLET)).toEqual(['5000', '10000', '30000', '50000', '100000', '500000']);
  expect(presetsOf(BANK)).toEqual(['10000', '30000', '50000', '100000', '500000', '1000000']);
  expect(presetsOf({ min: '1.00', max: '2.00' })).toEqual([]);
});

test('WALLET-020 what is typed goes out with two decimals', () => {
  expect(['50000', '50000.', '50000.5'].map(wireOf)).toEqual(['50000.00', '50000.00', '50000.50']);
});

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['999', 'out_of_range'],
  ['1000', undefined],
  ['1000000', undefined],
  ['1000000.01', 'out_of_range'],
])('WALLET-002 of the amount %s it is said: %s', (typed, fault) => {
  expect(faultOf(typed, WALLET)).toBe(fault);
});

test('WALLET-002 the fee is floored to hundredths, and the rest is credited', () => {
  expect(creditedOf('20000', '2.00')).toBe('19600.00');
  expect(creditedOf('100.05', '2.00')).toBe('98.05');
  expect([isFree('0.00'), isFree('0.01'), isFree('10.00')]).toEqual([true, false, false]);
});

test('never more is credited than was paid, and without a fee all of it', () => {
  const amounts = fc.bigInt({ min: 1n, max: 999_999_999_999n }).map((paid) => formatAmount(money(paid)));
  const fees = fc.integer({ min: 0, max: 10_000 }).map((part) => (part / 100).toFixed(2));
  fc.assert(
    fc.property(amounts, fees, (paid, fee) => {
      expect(creditedOf(paid, '0.00')).toBe(paid);
      expect(Number(parseAmount(creditedOf(paid, fee)))).toBeLessThanOrEqual(Number(parseAmount(paid)));
    }),
  );
});
