import { wordsOf } from './fold-text.ts';
import { fitsAny, fitsBoth, fitsLeast, keepBetter } from './fits.ts';
import { Vocabulary } from './vocabulary.ts';

/** What was typed is looked at up to here. */
const MOST_WORDS = 8;
const MOST_LETTERS = 64;

export interface NameIndex {
  /** Takes in the next thing, by all its names; its place is how many came before it. */
  add(names: readonly string[]): void;
  /**
   * How well each thing fits what was typed, by its place: 0 does not fit. Every word that was typed has to stand in a
   * name of the thing: whole, as its beginning, within it, run together with others or, where none of these is found,
   * with one slip of the finger (two from eight letters on). Where nothing has all of them, a word may be mistyped though
   * another thing has it as it was typed. What is neither letter nor digit fits nothing.
   */
  search(typed: string): Uint8Array;
}

/** An index over the names of things, empty at first. */
export const createNameIndex = (): NameIndex => {
  const vocabulary = new Vocabulary();
  return {
    add: (names) => vocabulary.add(new Set(names.flatMap(wordsOf))),
    search: (typed) => search(vocabulary, typed),
  };
};

const search = (vocabulary: Vocabulary, typed: string): Uint8Array => {
  const words = wordsOf(typed.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
  const [first, ...others] = words.map((word) => fitsOf(vocabulary, word));
  if (first === undefined) return new Uint8Array(vocabulary.size);
  const together = others.reduce(fitsBoth, first);
  if (others.length === 0 || fitsAny(together)) return together;
  // Blanks are a matter of taste, and in Burmese of nobody's.
  const joined = held(vocabulary, words.join(''));
  if (fitsAny(joined)) return joined;
  return words.map((word) => heldOrMistyped(vocabulary, word)).reduce(fitsBoth);
};

const heldOrMistyped = (vocabulary: Vocabulary, word: string): Uint8Array => {
  const fits = held(vocabulary, word);
  keepBetter(fits, mistyped(vocabulary, word));
  return fits;
};

const fitsOf = (vocabulary: Vocabulary, word: string): Uint8Array => {
  const ways = [held, mistyped, runTogetherMistyped];
  for (const way of ways) {
    const fits = way(vocabulary, word);
    if (fitsAny(fits)) return fits;
  }
  return new Uint8Array(vocabulary.size);
};

const mistyped = (vocabulary: Vocabulary, word: string): Uint8Array => vocabulary.mistyped(word);

/** As it was typed, in one word of a name or in several without the blanks between them. */
const held = (vocabulary: Vocabulary, word: string): Uint8Array => {
  const fits = vocabulary.holding(word);
  return fitsAny(fits) ? fits : runTogether(vocabulary, word);
};

/** Several words without the blanks between them, the last one perhaps only begun. */
const runTogether = (vocabulary: Vocabulary, typed: string): Uint8Array => {
  const { size } = vocabulary;
  const known = new Map<number, Uint8Array>();
  const from = (start: number): Uint8Array => {
    const asked = known.get(start);
    if (asked !== undefined) return asked;
    const best = new Uint8Array(size);
    known.set(start, best);
    for (let end = start + 1; end < typed.length; end += 1) {
      const whole = vocabulary.named(typed.slice(start, end));
      if (whole !== undefined) keepBetter(best, fitsLeast(whole, from(end)));
    }
    if (start > 0) keepBetter(best, vocabulary.beginning(typed.slice(start)));
    return best;
  };
  return from(0);
};

/** Two words without the blank between them, one of them with a slip. */
const runTogetherMistyped = (vocabulary: Vocabulary, typed: string): Uint8Array => {
  const best = new Uint8Array(vocabulary.size);
  for (let end = 1; end < typed.length; end += 1) {
    const [left, right] = [typed.slice(0, end), typed.slice(end)];
    const whole = { left: vocabulary.named(left), right: vocabulary.named(right) };
    if (whole.left !== undefined) keepBetter(best, fitsLeast(whole.left, vocabulary.mistyped(right)));
    if (whole.right !== undefined) keepBetter(best, fitsLeast(vocabulary.mistyped(left), whole.right));
  }
  return best;
};
