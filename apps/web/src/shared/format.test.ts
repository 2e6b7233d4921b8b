import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, formatMoney, formatNumber, formatTime } from './format.ts';

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

test('SHELL-066: times are those of Yangon, half an hour off the full zones', () => {
  const instant = Date.UTC(2026, 10, 21, 8, 2, 8);
  expect(formatTime(instant)).toBe('14:32');
  expect(formatTime(instant, { seconds: true })).toBe('14:32:08');
  expect(formatInstant(instant)).toBe('21/11/2026 14:32');
});

test('midnight in Yangon begins the next day as 00:00', () => {
  expect(formatInstant(Date.UTC(2026, 10, 21, 17, 30))).toBe('22/11/2026 00:00');
});

test('counts and instants read as the browser’s own formats write them', () => {
  const number = new Intl.NumberFormat('en-US');
  const stamp = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Yangon',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatNumber(count) === number.format(count)));
  fc.assert(
    fc.property(instants, (date) => {
      const wanted = stamp.format(date).replace(',', '');
      return formatInstant(date.getTime(), { seconds: true }) === wanted;
    }),
  );
});
