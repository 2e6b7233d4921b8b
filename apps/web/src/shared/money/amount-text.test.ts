import { parseAmount, latinDigits } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfter, groupedAmount, plainAmount } from './amount-text.ts';

test.each([
  ['50,000', '50000'],
  ['၅၀၀၀၀.၅၀', '50000.50'],
  ['Ks 1 000.999', '1000.99'],
  ['007', '7'],
  ['.5', '0.5'],
  ['1.2.3', '1.23'],
  ['', ''],
])('of %j the amount is %j', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

test('Burmese digits are read as Latin ones, other signs stay', () => {
  expect(latinDigits('၀၁၂၃၄၅၆၇၈၉a')).toBe('0123456789a');
});

test('WALLET-020 an amount is grouped by thousands while it is typed', () => {
  expect(groupedAmount('1234567.5')).toBe('1,234,567.5');
  expect(groupedAmount('999')).toBe('999');
  expect(groupedAmount('0.')).toBe('0.');
});

test('whatever is typed, what is left is empty or an amount of the wire, and grouping it takes nothing away', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('0', '1', '9', '5', '၀', '၉', '.', ',', ' ', '-', 'e', 'K') }),
      (typed) => {
        const plain = plainAmount(typed);
        expect(plain === '' || parseAmount(plain.replace(/\.$/u, '')) !== 'not_an_amount').toBe(true);
        expect(plainAmount(groupedAmount(plain))).toBe(plain);
      },
    ),
  );
});

test('the cursor stays behind the digit that was typed', () => {
  expect(caretAfter('1,234', 1)).toBe(1);
  expect(caretAfter('1,234', 2)).toBe(3);
  expect(caretAfter('1,234', 9)).toBe(5);
  expect(caretAfter('1,234', 0)).toBe(0);
});
