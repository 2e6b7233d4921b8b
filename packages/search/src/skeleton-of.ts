import { LOOK_ALIKES } from './look-alikes.ts';

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const MARKS = /\p{M}+/gu;
/** Capitals that look like another letter than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n' };
/** Signs and digits that stand for a letter where somebody writes around a rule; i, l and 1 are one stroke. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  l: 'i',
  đ: 'd',
  ø: 'o',
};
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;
const REPEATED = /(.)\1+/gu;

const LATIN = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, WRITTEN_AS[latin] ?? latin]),
  ),
  ...Object.entries(WRITTEN_AS),
]);

/**
 * What a text looks like, for telling whether it passes for another: the words of it in small Latin letters, with the
 * look-alikes of other scripts, digits in place of letters, accents, doubled letters and what nobody sees undone. Two
 * texts with one skeleton may be taken for each other; it is never shown.
 */
export const skeletonOf = (text: string): string[] => {
  const plain = text.normalize('NFKD').replace(UNSEEN, '').replace(MARKS, '');
  return Array.from(plain, (letter) => CAPITALS[letter] ?? letter.toLowerCase())
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(NOT_IN_WORDS, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(REPEATED, '$1'))
    .filter((word) => word !== '');
};
