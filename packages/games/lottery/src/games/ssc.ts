import { anyPlaces } from '../kinds/any-places.ts';
import { byCode, digitTier, type LotteryRules } from '../game.ts';
import type { Play } from '../play.ts';
import {
  atLeast,
  DIGIT,
  different,
  digitSides,
  groupSum,
  guess,
  larger,
  pair,
  present,
  repeated,
  shape,
  span,
  sum,
  sumSides,
  zx,
} from './digit-plays.ts';
import { bull } from './bull.ts';

const ALL = [0, 1, 2, 3, 4];
const LAST_4 = [1, 2, 3, 4];
const SEGMENTS_OF_3 = { F: [0, 1, 2], M: [1, 2, 3], B: [2, 3, 4] };
const SEGMENTS_OF_2 = { F: [0, 1], B: [3, 4] };

/** The plays on three digits, with a name in front: `S3F` for the first three of five, `S3` where there are three. */
export const threeDigitPlays = (name: string, at: readonly number[]): Play[] => [
  zx(`${name}_ZX`, at),
  sum(`${name}_ZX_HZ`, at),
  span(`${name}_ZX_KD`, at),
  pair(`${name}_ZU3`, at),
  different(`${name}_ZU6`, at),
  groupSum(`${name}_ZU_HZ`, at),
  shape(`${name}_TS`, at),
  present(`${name}_BDW1`, at, 1),
];

export const twoDigitPlays = (name: string, at: readonly number[]): Play[] => [
  zx(`${name}_ZX`, at),
  sum(`${name}_ZX_HZ`, at),
  span(`${name}_ZX_KD`, at),
  different(`${name}_ZU`, at),
];

const largerPlays = ALL.flatMap((i) => ALL.filter((j) => j > i).map((j) => larger(i, j)));

/** Five digits, 0 to 9 each: 100,000 results (rule book, 8.1). */
export const SSC: LotteryRules = {
  code: 'SSC',
  unitPrice: 2,
  tiers: [digitTier('DIGITS', 5, 1)],
  plays: byCode([
    zx('S5_ZX', ALL),
    different('S5_ZU120', ALL),
    repeated('S5_ZU60', ALL, [2, 1], [1, 3]),
    repeated('S5_ZU30', ALL, [2, 2], [1, 1]),
    repeated('S5_ZU20', ALL, [3, 1], [1, 2]),
    repeated('S5_ZU10', ALL, [3, 1], [2, 1]),
    repeated('S5_ZU5', ALL, [4, 1], [1, 1]),
    zx('S4_ZX', LAST_4),
    different('S4_ZU24', LAST_4),
    repeated('S4_ZU12', LAST_4, [2, 1], [1, 2]),
    repeated('S4_ZU6', LAST_4, [2, 2]),
    repeated('S4_ZU4', LAST_4, [3, 1], [1, 1]),
    ...Object.entries(SEGMENTS_OF_3).flatMap(([name, at]) => [
      ...threeDigitPlays(`S3${name}`, at),
      present(`S3${name}_BDW2`, at, 2),
    ]),
    ...Object.entries(SEGMENTS_OF_2).flatMap(([name, at]) => twoDigitPlays(`S2${name}`, at)),
    guess(5),
    present('BDW5_2', ALL, 2),
    present('BDW5_3', ALL, 3),
    ...[2, 3, 4].map((count) => anyPlaces({ code: `RX${count}`, places: 5, count, symbols: DIGIT })),
    ...largerPlays,
    ...ALL.map(digitSides),
    sumSides(ALL),
    atLeast('YFFS', ALL, 1, 40_951),
    atLeast('HSCS', ALL, 2, 8146),
    atLeast('SXBX', ALL, 3, 856),
    atLeast('SJFC', ALL, 4, 46),
    bull(ALL),
  ]),
};
