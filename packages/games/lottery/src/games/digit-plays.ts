import { choose, digitsOf, ratio } from '@hintha/games-kit';
import { anyPlaces } from '../kinds/any-places.ts';
import { repeatedDraws } from '../kinds/draws.ts';
import { group, type Repeat } from '../kinds/group.ts';
import { options } from '../kinds/options.ts';
import { straight } from '../kinds/straight.ts';
import { fair, type Play, type Result } from '../play.ts';
import { allAmong, fairOfAll } from '../presence.ts';
import { evenly, sides } from '../sides.ts';
import { amounts, digits, named } from '../symbols.ts';

type Places = readonly number[];

export const DIGIT = digits(1);

export const OUTCOMES = 10;

/** The digits of a draw at some places. */
export const digitsAt = (at: Places, [drawn = []]: Result): number[] =>
  at.map((place) => drawn[place] ?? Number.NaN);

export const sumOf = (list: readonly number[]): number => list.reduce((sum, digit) => sum + digit, 0);
const spanOf = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);

/** Every outcome of so many digits. */
const outcomesOf = (length: number): number[][] =>
  Array.from({ length: OUTCOMES ** length }, (_, number) => [...digitsOf(number, length)]);

const countBy = (lists: readonly number[][], valueOf: (list: readonly number[]) => number): number[] => {
  const counts: number[] = [];
  for (const list of lists) counts[valueOf(list)] = (counts[valueOf(list)] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
};

/** How many outcomes of so many digits have each sum. */
const sumsOf = (length: number): number[] => {
  if (length === 0) return [1];
  const before = sumsOf(length - 1);
  const digitList = Array.from({ length: OUTCOMES }, (_, digit) => digit);
  return Array.from({ length: before.length + OUTCOMES - 1 }, (_, all) =>
    sumOf(digitList.map((digit) => before[all - digit] ?? 0)),
  );
};

const SPANS = new Map([2, 3].map((length) => [length, countBy(outcomesOf(length), spanOf)]));

/** Three digits that are not all the same, by their sum, as they are drawn and in whatever order. */
const UNLIKE = outcomesOf(3).filter((list) => new Set(list).size > 1);
const UNLIKE_SUMS = countBy(UNLIKE, sumOf);
const GROUP_SUMS = countBy(UNLIKE.filter(isInOrder), sumOf);

function isInOrder(list: readonly number[]): boolean {
  return list.every((digit, place) => place === 0 || (list[place - 1] ?? 0) <= digit);
}

/** All places match, in their order. */
export const zx = (code: string, at: Places): Play => straight({ code, at, symbols: DIGIT });

/** The digits sum to one of the picked sums; a sum is as many combinations as there are draws with it. */
export const sum = (code: string, at: Places): Play => {
  const sums = sumsOf(at.length);
  return options({
    code,
    of: 'sum',
    at,
    symbols: amounts(0, 9 * at.length),
    cost: (item) => sums[item] ?? 0,
    prizes: [fair(ratio(OUTCOMES ** at.length))],
    winners: (result) => [[sumOf(digitsAt(at, result)), 0]],
  });
};

/** The largest less the smallest digit is one of the picked spans. */
export const span = (code: string, at: Places): Play =>
  options({
    code,
    of: 'span',
    at,
    symbols: amounts(0, 9),
    cost: (item) => SPANS.get(at.length)?.[item] ?? 0,
    prizes: [fair(ratio(OUTCOMES ** at.length))],
    winners: (result) => [[spanOf(digitsAt(at, result)), 0]],
  });

/** One part: so many different digits, each once. */
export const different = (code: string, at: Places): Play => group({ code, at, repeats: [[1, at.length]] });

export const repeated = (code: string, at: Places, ...repeats: [Repeat] | [Repeat, Repeat]): Play =>
  group({ code, at, repeats });

/** Exactly one pair, with both digits picked from one part. */
export const pair = (code: string, at: Places): Play =>
  group({
    code,
    at,
    repeats: [
      [2, 1],
      [1, 1],
    ],
    isOnePart: true,
  });

/** The sum of three digits in whatever order; a pair and three different digits pay apart, three alike lose. */
export const groupSum = (code: string, at: Places): Play =>
  options({
    code,
    of: 'group sum',
    at,
    symbols: amounts(1, 26),
    cost: (item) => GROUP_SUMS[item + 1] ?? 0,
    prizes: [fair(ratio(1000, 3)), fair(ratio(1000, 6))],
    chance: (items) => ratio(sumOf(items.map((item) => UNLIKE_SUMS[item + 1] ?? 0)), 1000),
    winners: (result) => {
      const list = digitsAt(at, result);
      const kinds = new Set(list).size;
      return kinds === 1 ? [] : [[sumOf(list) - 1, kinds === 2 ? 0 : 1]];
    },
  });

const SHAPES = named('LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED6');
const DRAWS_OF_SHAPE = [10, 60, 270, 360, 300];

/** The place of the shape of three digits; 9 and 0 are neighbours. */
const shapeOf = (list: readonly number[]): number => {
  const kinds = new Set(list).size;
  if (kinds === 1) return 0;
  if (kinds === 2) return 2;
  const neighbours = list.filter((digit) => list.includes((digit + 1) % OUTCOMES)).length;
  return neighbours === 2 ? 1 : neighbours === 1 ? 3 : 4;
};

export const shape = (code: string, at: Places): Play =>
  options({
    code,
    of: 'shape',
    at,
    symbols: SHAPES,
    prizes: DRAWS_OF_SHAPE.map((draws) => fair(ratio(1000, draws))),
    winners: (result) => {
      const item = shapeOf(digitsAt(at, result));
      return [[item, item]];
    },
  });

/** Every picked set of so many digits that are all among the drawn ones. */
export const present = (code: string, at: Places, size: number): Play =>
  allAmong({
    code,
    of: 'digits',
    symbols: DIGIT,
    size,
    drawn: (result) => new Set(digitsAt(at, result)),
    draws: repeatedDraws(OUTCOMES, at.length),
    odds: fairOfAll(size, OUTCOMES, at.length),
  });

export const guess = (places: number): Play => anyPlaces({ code: 'DWD', places, count: 1, symbols: DIGIT });

/** Which of two digits is larger; when they are equal, the larger ones lose. */
export const larger = (i: number, j: number): Play =>
  options({
    code: `LHH_${i + 1}${j + 1}`,
    of: 'larger',
    at: [i, j],
    symbols: named('D', 'T', 'E'),
    prizes: [fair(ratio(100, 45)), fair(ratio(100, 45)), fair(ratio(10))],
    winners: (result) => {
      const [a = 0, b = 0] = digitsAt([i, j], result);
      const item = a > b ? 0 : a < b ? 1 : 2;
      return [[item, item]];
    },
  });

/** Sides of one digit. */
export const digitSides = (place: number): Play =>
  sides({
    code: `DXDS_${place + 1}`,
    of: 'digit sides',
    at: [place],
    numberOf: (result) => sumOf(digitsAt([place], result)),
    weights: evenly(0, OUTCOMES - 1),
    big: 5,
  });

/** Sides of the sum of five digits, of which half are 23 or more. */
export const sumSides = (at: Places): Play =>
  sides({
    code: 'DXDS_S',
    of: 'sum sides',
    at,
    numberOf: (result) => sumOf(digitsAt(at, result)),
    weights: sumsOf(at.length),
    big: 23,
  });

/** In how many draws of so many digits each of some given ones comes fewer than so many times. */
const drawsWithFewer = (given: number, places: number, times: number): number => {
  // In how many ways the given digits looked at so far fill so many places.
  let ways = [1, ...Array.from({ length: places }, () => 0)];
  for (let looked = 0; looked < given; looked += 1)
    ways = ways.map((_, filled) =>
      sumOf(
        Array.from(
          { length: times },
          (__, come) => (ways[filled - come] ?? 0) * choose(places - filled + come, come),
        ),
      ),
    );
  return sumOf(ways.map((count, filled) => count * (OUTCOMES - given) ** (places - filled)));
};

/** The digit comes so many times or more, in so many of 100,000 draws. */
export const atLeast = (code: string, at: Places, times: number, draws: number): Play =>
  options({
    code,
    of: `digit ${times} times`,
    at,
    symbols: DIGIT,
    prizes: [fair(ratio(100_000, draws))],
    names: Math.floor(at.length / times),
    chance: ({ length }) =>
      ratio(OUTCOMES ** at.length - drawsWithFewer(length, at.length, times), OUTCOMES ** at.length),
    winners: (result) => {
      const list = digitsAt(at, result);
      return [...new Set(list)]
        .filter((digit) => list.filter((one) => one === digit).length >= times)
        .map((digit) => [digit, 0]);
    },
  });
