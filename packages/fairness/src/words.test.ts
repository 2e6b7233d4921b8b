import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounded, firstOf, type WordSource } from './words.ts';

const WORDS = 2 ** 32;

const sourceOf = (...words: number[]): WordSource => {
  const left = [...words];
  return {
    nextWord: () => {
      const word = left.shift();
      if (word === undefined) throw new Error('the stub ran out of words');
      return word;
    },
  };
};

const always = (word: number): WordSource => ({ nextWord: () => word });

test('the last fair word is taken and the first unfair one forces a redraw', () => {
  // ⌊2^32 / 10⌋ × 10 = 4,294,967,290: a plain remainder would favour 0 to 5 with the six words above it.
  expect(bounded(sourceOf(4_294_967_289), 10)).toBe(9);
  for (let unfair = 4_294_967_290; unfair < WORDS; unfair += 1) {
    expect(bounded(sourceOf(unfair, 4), 10)).toBe(4);
  }
});

test('for every bound, the fair words are a whole number of cycles and all others are redrawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (n) => {
      const unfair = WORDS % n;
      const unfairEnds = unfair > 0 ? [WORDS - unfair, WORDS - 1] : [];
      expect(bounded(sourceOf(WORDS - unfair - 1), n)).toBe(n - 1);
      expect(bounded(sourceOf(...unfairEnds, 0), n)).toBe(0);
    }),
  );
});

test('equally spread words give equally spread values', () => {
  const counts = new Map<number, number>();
  for (let i = 0; i < 37 * 100; i += 1) {
    const value = bounded(always(i * 1_000_003), 37);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 37 }, () => 100));
});

test('a source of all ones stays inside the range', () => {
  expect(bounded(always(WORDS - 1), 32)).toBe(31);
  expect(bounded(always(WORDS - 1), WORDS)).toBe(WORDS - 1);
});

test('a source of all zeros gives zero', () => {
  expect(bounded(always(0), 49)).toBe(0);
  expect(firstOf(always(0), ['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
});

test('a source that can only be rejected is reported, not waited for', () => {
  expect(() => bounded(always(WORDS - 1), 10)).toThrow('word source');
});

test.each([0, -1, 1.5, NaN, WORDS + 1])('%s is no bound', (n) => {
  expect(() => bounded(always(0), n)).toThrow(RangeError);
});

test('a bound of one still takes a word, so that later draws do not move', () => {
  const words = sourceOf(7, 8);
  bounded(words, 1);
  expect(words.nextWord()).toBe(8);
});

test('the bound shrinks with the items left, and each is rejected by its own limit', () => {
  // Three items: 2^32 mod 3 = 1, so the highest word is redrawn; then two items, where it is fair.
  expect(firstOf(sourceOf(WORDS - 1, 2, WORDS - 1), ['a', 'b', 'c'], 2)).toEqual(['c', 'a']);
});

test('every order of three items comes up equally often', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 3; i += 1) {
    for (let j = 0; j < 2; j += 1) {
      const order = firstOf(sourceOf(i, j, 0), ['a', 'b', 'c'], 3).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect([...counts.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a selection holds different items and leaves the list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: WORDS - 1 }), { minLength: 200, maxLength: 200 }), (words) => {
      const items = Array.from({ length: 49 }, (_, i) => i + 1);
      const chosen = firstOf(sourceOf(...words), items, 7);
      expect(new Set(chosen).size).toBe(7);
      expect(chosen.every((item) => items.includes(item))).toBe(true);
      expect(items[0]).toBe(1);
    }),
  );
});

test.each([-1, 4, 0.5])('%s of three items cannot be taken', (k) => {
  expect(() => firstOf(always(0), ['a', 'b', 'c'], k)).toThrow(RangeError);
});
