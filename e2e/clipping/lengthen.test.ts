import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthen } from './lengthen.ts';

const PLACES = /\{\{\w+\}\}|\((?:min|max)\)/g;

const texts = fc
  .array(
    fc.oneof(
      fc.lorem({ mode: 'sentences', maxCount: 2 }),
      fc.string(),
      fc.constantFrom('{{name}}', '{{count}}', '(min)', '(max)'),
    ),
  )
  .map((pieces) => pieces.join(' '));

const longestWord = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length));

test.each([
  ['Deposit', '[Déépóósíít óné]'],
  ['OK', '[ÓóK óné]'],
  ['{{shown}} of {{total}} games', '[{{shown}} óóf {{total}} gááméés óné]'],
  ['Your money is safe. Please try again.', '[Yóóúúr móónééy íís sááféé. Plééááséé try áágááíín. óné]'],
])('%s becomes %s', (text, longer) => {
  expect(lengthen(text)).toBe(longer);
});

test('the places to fill stay as they are and in their order', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(lengthen(text).match(PLACES)).toEqual(text.match(PLACES));
    }),
  );
});

test('every text is longer by two fifths at least', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const added = lengthen(text).length - text.length;
      expect(added).toBeGreaterThanOrEqual(0.4 * text.replaceAll(PLACES, '').length);
    }),
  );
});

test('no word becomes more than twice as long, and none that is added is long', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(longestWord(lengthen(text))).toBeLessThanOrEqual(Math.max(5, 2 * longestWord(text)) + 2);
    }),
  );
});
