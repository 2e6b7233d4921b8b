import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './fold-text.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

const openNameIndex = (things: readonly (readonly string[])[]): NameIndex => {
  const index = createNameIndex();
  for (const names of things) index.add(names);
  return index;
};

const NAMES = [
  ['Golden Lotus', 'ရွှေကြာ', '金莲花'],
  ['Dragon Palace', 'နဂါးနန်းတော်'],
  ['Lotus Pond 88', 'ကြာကန်'],
  ['Goldfish'],
];
const index = openNameIndex(NAMES);
const found = (typed: string): number[] =>
  [...index.search(typed).entries()].filter(([, fit]) => fit > 0).map(([place]) => place);

test.each([
  ['lotus', [0, 2]],
  ['LOT', [0, 2]],
  ['gold lot', [0]],
  ['otu', [0, 2]],
  ['ltous', [0, 2]],
  ['dargon', [1]],
  ['goldenlotus', [0]],
  ['goldenlotsu', [0]],
  ['palac dragn', [1]],
  ['ကြာ', [0, 2]],
  ['ရွှေ ကြာ', [0]],
  ['莲', [0]],
  ['၈၈', [2]],
  ['o', []],
  ['%', []],
  ['', []],
  ['lotus tiger', []],
])('%s finds %j', (typed, places) => {
  expect(found(typed)).toEqual(places);
});

test('the whole word fits better than its beginning, that better than its middle, and a slip least', () => {
  const one = openNameIndex([['gold'], ['golden'], ['marigold'], ['golf course']]);
  const [whole = 0, begins = 0, within = 0] = one.search('gold');
  expect([whole > begins, begins > within, within > 0]).toEqual([true, true, true]);
  expect(one.search('goldd')[0]).toBeLessThan(within);
});

test('who has left a letter out is shown what was meant before what has a letter less', () => {
  const [drag = 0, dragon = 0] = openNameIndex([['Lotus Drag Race'], ['Dragon Lake']]).search('dragn');
  expect([dragon > drag, drag > 0]).toEqual([true, true]);
});

test('a word that another thing has as it was typed may be mistyped too, where nothing has all of them', () => {
  const [hintha = 0, hill = 0] = openNameIndex([['Golden Hintha'], ['Goldnugget Hill']]).search(
    'goldn hinta',
  );
  expect([hintha > 0, hill]).toEqual([true, 0]);
});

const letter = fc.constantFrom('a', 'b', 'c', 'က', 'ရ', '金', ' ', '8');
const name = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

test('every thing is found by each of its words, by its whole name and by what stands in it', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, pick) => {
      const place = pick % names.length;
      const mine = names[place] ?? '';
      const tried = openNameIndex(names.map((one) => [one]));
      const typed = [...wordsOf(mine), mine].filter((one) => wordsOf(one).length > 0);
      expect(typed.filter((one) => tried.search(one)[place] === 0)).toEqual([]);
    }),
  );
});

test('one slip in a word of four letters or more still finds it, unless what was typed is found as it is', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 5, maxLength: 10 });
  fc.assert(
    fc.property(words, fc.nat(), (word, pick) => {
      const at = pick % word.length;
      const typed = `${word.slice(0, at)}x${word.slice(at + 1)}`;
      expect(openNameIndex([[word], ['zzzz']]).search(typed)).toEqual(Uint8Array.of(1, 0));
    }),
  );
});
