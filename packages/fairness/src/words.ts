/** Where chance comes from. A game takes one as an argument, so a proof or a test can hand it known words. */
export interface WordSource {
  /** The next word: a whole number from 0 to 2^32 − 1, each equally likely. */
  nextWord(): number;
}

const WORDS = 2 ** 32;

// A fair source is rejected less than half the time, so this many in a row means that it is broken.
const MAX_REJECTIONS = 128;

/** A whole number from 0 to n − 1 without bias, for n from 1 to 2^32. Takes at least one word, even when n is 1. */
export const bounded = (words: WordSource, n: number): number => {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError('a bound is from 1 to 2^32');
  const fairWords = Math.floor(WORDS / n) * n;
  for (let taken = 0; taken < MAX_REJECTIONS; taken += 1) {
    const word = words.nextWord();
    if (word < fairWords) return word % n;
  }
  throw new Error('the word source only gives words that must be rejected');
};

const swap = (list: unknown[], i: number, j: number): void => {
  const taken = list.splice(i, 1, ...list.slice(j, j + 1));
  list.splice(j, 1, ...taken);
};

/** The first k of the items in random order: a Fisher–Yates shuffle from the front, stopped after k swaps. */
export const firstOf = <Item>(words: WordSource, items: readonly Item[], k: number): Item[] => {
  if (!Number.isInteger(k) || k < 0 || k > items.length)
    throw new RangeError('cannot take more than there are');
  const order = [...items];
  for (let i = 0; i < k; i += 1) {
    swap(order, i, i + bounded(words, order.length - i));
  }
  return order.slice(0, k);
};
