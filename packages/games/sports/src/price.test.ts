import { ratio } from '@hintha/games-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  convertPrice,
  parsePrice,
  parseShownPrice,
  type Price,
  PRICE_FORMATS,
  printPrice,
  showPrice,
} from './index.ts';
import { gainOf } from './price.ts';
import { price } from './written.ts';

test.each([
  ['1.50', '0.50', '0.500', '-2.000', '-200'],
  ['1.80', '0.80', '0.800', '-1.250', '-125'],
  ['1.95', '0.95', '0.950', '-1.053', '-105'],
  ['2.00', '1.00', '1.000', '1.000', '+100'],
  ['2.10', '1.10', '-0.909', '1.100', '+110'],
  ['2.50', '1.50', '-0.667', '1.500', '+150'],
])('%s is shown as the rule book shows it', (...row) => {
  const shown = PRICE_FORMATS.map((format) => showPrice(price(row[0]), format));
  expect(shown).toEqual(row);
});

test.each([
  '1',
  '1.0000',
  '0.99',
  '01.5',
  '1,5',
  '1.95001',
  '10000.0001',
  '-2',
  '+2',
  '1e3',
  '２.0',
  '',
  ' 2',
])('%j is no price', (text) => {
  expect(parsePrice(text)).toBe('not_a_price');
});

test.each([
  ['1.00', 'decimal'],
  ['0', 'hong_kong'],
  ['-0.5', 'hong_kong'],
  ['1.001', 'malay'],
  ['-1.001', 'malay'],
  ['0', 'malay'],
  ['0.9', 'indonesian'],
  ['-0.9', 'indonesian'],
  ['+99', 'american'],
  ['-99', 'american'],
  ['--1', 'malay'],
  ['1e2', 'american'],
] as const)('%s is no price of %s', (text, format) => {
  expect(parseShownPrice(text, format)).toBe('not_a_price');
});

const prices = fc.bigInt({ min: 10_001n, max: 100_000_000n }).map((places) => places as Price);

test('a price is read as it is printed', () => {
  fc.assert(fc.property(prices, (one) => parsePrice(printPrice(one)) === one));
});

test('a price in another format wins as much as it did', () => {
  fc.assert(
    fc.property(prices, fc.constantFrom(...PRICE_FORMATS), (one, format) => {
      const gain = gainOf(convertPrice(one, format), format);
      expect(gain.numerator * 10_000n).toBe((one - 10_000n) * gain.denominator);
    }),
  );
});

test('what is shown is within its last place, and what is rounded down never above', () => {
  const places = { decimal: 2n, hong_kong: 2n, malay: 3n, indonesian: 3n, american: 0n };
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10_100n, max: 1_000_000n }).map((one) => one as Price),
      fc.constantFrom(...PRICE_FORMATS),
      (one, format) => {
        const shown = parseShownPrice(showPrice(one, format), format);
        if (shown === 'not_a_price') throw new Error(`${showPrice(one, format)} of ${format}`);
        const exact = convertPrice(one, format);
        const apart = shown.numerator * exact.denominator - exact.numerator * shown.denominator;
        const scale = 10n ** places[format];
        const unit = shown.denominator * exact.denominator;
        expect((apart < 0n ? -apart : apart) * scale).toBeLessThan(unit);
        const roundsDown = format === 'decimal' || format === 'hong_kong';
        expect(roundsDown && apart > 0n).toBe(false);
      },
    ),
  );
});

test('a price below 0 wins one for what is risked', () => {
  expect(gainOf(ratio(-4, 5), 'malay')).toEqual(ratio(5, 4));
  expect(gainOf(ratio(-125), 'american')).toEqual(ratio(100, 125));
});
