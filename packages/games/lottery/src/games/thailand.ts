import { digitsOf, numberOf, ratio, subtractRatios } from '@hintha/games-kit';
import { byCode, digitTier, type LotteryRules } from '../game.ts';
import { options, type Winner } from '../kinds/options.ts';
import type { Play, Prize, Result } from '../play.ts';
import { permutationsOf } from './permutations.ts';
import { digits, type Symbols } from '../symbols.ts';

const fixed = (times: number, of = 1): Prize => ({ kind: 'fixed', odds: ratio(times, of) });

const lastDigits = ([[first = 0] = []]: Result, width: number): number => first % 10 ** width;
const lastTwo = ([, , , [number = 0] = []]: Result): number => number;

const inOrder = (number: number): number => numberOf(digitsOf(number, 3).toSorted((a, b) => a - b));
const countKinds = (number: number): number => new Set(digitsOf(number, 3)).size;
const THREE = digits(3);

/** Three digits in whatever order, written from the smallest on; three alike are not sold. */
const TOD_NUMBERS: Symbols = {
  ...THREE,
  read: (text) => {
    const number = THREE.read(text);
    return number === undefined || countKinds(number) === 1 ? undefined : inOrder(number);
  },
};

const tod: Play = options({
  code: 'TOD3',
  of: 'three digits in any order',
  symbols: TOD_NUMBERS,
  prizes: [fixed(150), fixed(300)],
  most: 210,
  chance: (items) =>
    ratio(
      items.reduce((sum, item) => sum + permutationsOf(item, 3).size, 0),
      1000,
    ),
  peaks: (items) => items.map((item) => (countKinds(item) === 3 ? [1, 0] : [0, 1])),
  winners: (result) => {
    const number = lastDigits(result, 3);
    const kinds = countKinds(number);
    return kinds === 1 ? [] : [[inOrder(number), kinds === 3 ? 0 : 1]];
  },
});

interface Equal {
  readonly of: string;
  readonly width: number;
  readonly times: Prize;
  readonly drawn: (result: Result) => Iterable<number>;
  /** How many different ones there may be; one where nothing is said. */
  readonly names?: number;
}

/** Numbers that equal one of some drawn ones, paid once. */
const equal = (code: string, { of, width, times, drawn, names = 1 }: Equal): Play =>
  options({
    code,
    of,
    symbols: digits(width),
    prizes: [times],
    names,
    chance: (items) => {
      // Numbers, or their digits, are drawn apart.
      const losing = ratio((10 ** width - items.length) ** names, 10 ** (width * names));
      return subtractRatios(ratio(1), losing);
    },
    winners: (result) => [...new Set(drawn(result))].map((number): Winner => [number, 0]),
  });

/** The government lottery; prizes are the market's, whatever the prize mode (rule book, 8.8). */
export const TH_GLO: LotteryRules = {
  code: 'TH_GLO',
  unitPrice: 1,
  tiers: [
    digitTier('FIRST', 1, 6),
    digitTier('FRONT3', 2, 3),
    digitTier('BACK3', 2, 3),
    digitTier('LAST2', 1, 2),
  ],
  plays: byCode([
    equal('TOP3', {
      of: 'last of first prize',
      width: 3,
      times: fixed(900),
      drawn: (result) => [lastDigits(result, 3)],
    }),
    tod,
    equal('TOP2', {
      of: 'last of first prize',
      width: 2,
      times: fixed(90),
      drawn: (result) => [lastDigits(result, 2)],
    }),
    equal('BOTTOM2', {
      of: 'two-digit prize',
      width: 2,
      times: fixed(90),
      drawn: (result) => [lastTwo(result)],
    }),
    equal('RUN_TOP', {
      of: 'digit of first prize',
      width: 1,
      times: fixed(32, 10),
      drawn: (result) => digitsOf(lastDigits(result, 3), 3),
      names: 3,
    }),
    equal('RUN_BOTTOM', {
      of: 'digit of two-digit prize',
      width: 1,
      times: fixed(42, 10),
      drawn: (result) => digitsOf(lastTwo(result), 2),
      names: 2,
    }),
    equal('FRONT3', {
      of: 'front prizes',
      width: 3,
      times: fixed(450),
      drawn: ([, front = []]) => front,
      names: 2,
    }),
    equal('BACK3', {
      of: 'back prizes',
      width: 3,
      times: fixed(450),
      drawn: ([, , back = []]) => back,
      names: 2,
    }),
  ]),
};
