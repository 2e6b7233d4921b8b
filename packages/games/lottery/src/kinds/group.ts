import { choose, ratio } from '@hintha/games-kit';
import { fair, ONE_HIT, type Play } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';
import { digits } from '../symbols.ts';

/** So many different digits that each come so many times. */
export type Repeat = readonly [times: number, different: number];

interface Group {
  readonly code: string;
  readonly at: readonly number[];
  /** What the drawn digits consist of, in whatever order; each repeat is picked from a part of its own. */
  readonly repeats: readonly [Repeat] | readonly [Repeat, Repeat];
  /** Both repeats are picked from the one part. */
  readonly isOnePart?: boolean;
}

const DIGITS = digits(1);
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** In how many orders a combination can be drawn. */
const orderings = (length: number, repeats: readonly Repeat[]): number =>
  repeats.reduce((orders, [times, different]) => orders / factorial(times) ** different, factorial(length));

/** How many ways there are to pick so many digits of one part and others of the second. */
const countPairs = (
  first: readonly number[],
  second: readonly number[],
  [a, b]: [number, number],
): number => {
  const shared = first.filter((digit) => second.includes(digit)).length;
  let ways = 0;
  for (let both = 0; both <= a; both += 1)
    ways += choose(shared, both) * choose(first.length - shared, a - both) * choose(second.length - both, b);
  return ways;
};

/** Wins when the digits drawn, in whatever order, are those of a combination. */
export const group = ({ code, at, repeats, isOnePart = false }: Group): Play => {
  const [[, a], second] = repeats;
  const parts = isOnePart ? [[...repeats].map(([, different]) => different)] : repeats.map(([, n]) => [n]);
  const picked = (part: number, lists: readonly (readonly number[])[]) => lists[isOnePart ? 0 : part] ?? [];
  const [outcomes, orders] = [10 ** at.length, orderings(at.length, repeats)];
  const count = (selection: Selection): number => {
    const lists = partsOf(selection);
    if (second === undefined) return choose(picked(0, lists).length, a);
    return countPairs(picked(0, lists), picked(1, lists), [a, second[1]]);
  };
  return {
    code,
    rule: {
      kind: 'group',
      places: at.map((place) => place + 1),
      times: repeats.flatMap(([times, different]) => Array.from({ length: different }, () => times)),
    },
    grammar: {
      parts: parts.map((counts) => ({
        symbols: DIGITS,
        least: counts.reduce((sum, count) => sum + count, 0),
        most: DIGITS.size,
      })),
    },
    prizes: [fair(ratio(outcomes, orders))],
    count,
    chance: (selection) => ratio(count(selection) * orders, outcomes),
    peaks: () => ONE_HIT,
    hits: (selection, [drawn = []]) => {
      const lists = partsOf(selection);
      const times = new Map<number, number>();
      for (const place of at) {
        const digit = drawn[place] ?? Number.NaN;
        times.set(digit, (times.get(digit) ?? 0) + 1);
      }
      const isDrawn = repeats.every(([wanted, different], part) => {
        const digitsSo = [...times].filter(([, count]) => count === wanted);
        return (
          digitsSo.length === different && digitsSo.every(([digit]) => picked(part, lists).includes(digit))
        );
      });
      return [isDrawn ? 1 : 0];
    },
  };
};
