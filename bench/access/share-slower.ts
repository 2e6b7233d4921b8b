/**
 * In how large a share of all pairs of one of each the first is the slower, half of the ties among them: a half where
 * nobody can tell one kind from the other by a time.
 */
export const shareSlower = (ones: readonly number[], others: readonly number[]): number => {
  const sorted = others.toSorted((a, b) => a - b);
  const sum = ones.reduce((count, one) => count + countBelow(sorted, one), 0);
  return sum / (ones.length * others.length);
};

/** How many are less, and half of those that are equal. */
const countBelow = (sorted: readonly number[], value: number): number => {
  const below = placeIn(sorted, (one) => one < value);
  const upTo = placeIn(sorted, (one) => one <= value);
  return (below + upTo) / 2;
};

/** How many of the first hold; those that do stand before those that do not. */
const placeIn = (sorted: readonly number[], holds: (one: number) => boolean): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] ?? Number.NaN)) low = middle + 1;
    else high = middle;
  }
  return low;
};
