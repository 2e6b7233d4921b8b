import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmount } from './split-amount.ts';

test.each([
  ['0.00', '', '0', '.00'],
  ['7.50', '', '7', '.50'],
  ['999.99', '', '999', '.99'],
  ['1000.00', '', '1,000', '.00'],
  ['1284650.00', '', '1,284,650', '.00'],
  ['-31480912.64', '\u2212', '31,480,912', '.64'],
  ['50000', '', '50,000', ''],
])('%s is shown as %s%s%s', (amount, minus, whole, decimals) => {
  expect(splitAmount(amount)).toEqual({ minus, whole, decimals });
});

test('nothing owed is not a debt', () => {
  expect(splitAmount('-0.00').minus).toBe('');
});

test('what is no amount is shown as it is', () => {
  expect(splitAmount('—')).toEqual({ minus: '', whole: '—', decimals: '' });
  expect(splitAmount('1e9').whole).toBe('1e9');
});

test('no digit is lost or added, however large the amount', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 10, max: 99 }), (whole, cents) => {
      const parts = splitAmount(`${whole}.${cents}`);
      const sign = whole < 0n ? '-' : '';
      expect(`${sign}${parts.whole.replaceAll(',', '')}${parts.decimals}`).toBe(`${whole}.${cents}`);
      expect(parts.whole).toMatch(/^\d{1,3}(,\d{3})*$/);
    }),
  );
});
