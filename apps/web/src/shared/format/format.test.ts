import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from './format.ts';

test('WALLET-020: an amount shows two decimals, comma thousands and the symbol in front', () => {
  expect(formatMoney('1234.50', 'Ks')).toBe('Ks\u00A01,234.50');
  expect(formatMoney('1284650.00', 'Ks')).toBe('Ks\u00A01,284,650.00');
  expect(formatMoney('0.05', 'Ks')).toBe('Ks\u00A00.05');
});

test('a negative amount carries a true minus in front of the symbol', () => {
  expect(formatMoney('-1000.00', 'Ks')).toBe('\u2212Ks\u00A01,000.00');
});

test('no digit of an amount is lost or rounded, however long it is', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(amounts, (hundredths) => {
      const digits = hundredths.toString().padStart(3, '0');
      const wire = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      return formatMoney(wire, '').replaceAll(/[^\d.]/g, '') === wire;
    }),
  );
});

test('counts are grouped in Latin digits', () => {
  expect(formatNumber(9842)).toBe('9,842');
});

test('counts read as the browser’s own format writes them', () => {
  const number = new Intl.NumberFormat('en-US');
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatNumber(count) === number.format(count)));
});
