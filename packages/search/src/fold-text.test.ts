import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, wordsOf } from './fold-text.ts';

test.each([
  ['Golden  Lotus!', 'golden lotus'],
  ['ＧＯＬＤ ８８', 'gold 88'],
  ['Bầu Cua Đỏ', 'bau cua do'],
  ['ရွှေ\u200B၈၈', 'ရွှေ88'],
  ['၀င်း', 'ဝင်း'],
  ['၁ဝဝ', '100'],
  ['၇ ၀', '7 0'],
  ['ขุมทรัพย์ ๗', 'ขุมทรัพย์ 7'],
  ['ドラゴン', 'どらごん'],
  ['-ရ8', '78'],
  ['%_', ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a word ends where Latin letters or digits begin', () => {
  expect(wordsOf('ရွှေ၈၈Gold 9')).toEqual(['ရွှေ', '88gold', '9']);
  expect(wordsOf(' \u200B ')).toEqual([]);
});

const lookAlikes = fc.string({
  unit: fc.constantFrom('ဝ', 'ရ', '၀', '၇', '၈', '7', 'က', 'a', '-', ' ', '\u200B'),
});

test('what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), lookAlikes), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 1_000 },
  );
});
