import { ratio, subtractRatios } from '@hintha/games-kit';
import { byCode, digitTier, type LotteryRules, type Tier } from '../game.ts';
import { repeatedDraws } from '../kinds/draws.ts';
import { options, type Winner } from '../kinds/options.ts';
import { fair, type Play, type Result } from '../play.ts';
import { allAmong, fairOfAll, fairOfNone, noneAmong } from '../presence.ts';
import { evenly, sides } from '../sides.ts';
import { digits } from '../symbols.ts';

/** What differs between the north and the rest. */
interface Region {
  readonly code: string;
  readonly tiers: readonly Tier[];
  /** The tier that DAU compares, and the one of 3C_DAU. */
  readonly heads: { readonly two: number; readonly three: number };
}

const DB = 0;
const G1 = 1;
const MOST_GROUPED = 10;

const tail = (number: number, width: number): number => number % 10 ** width;
const firstOf = (result: Result, tier: number): number => result[tier]?.[0] ?? 0;

interface OfNumbers {
  readonly code: string;
  readonly of: string;
  readonly width: 1 | 2 | 3 | 4;
  /** How many units a number costs: as many as the numbers that it is compared with. */
  readonly cost: number;
  /** The numbers that win, one for each hit. */
  readonly drawn: (result: Result) => readonly number[];
}

/** Numbers that are compared with drawn ones; each hit pays. */
const numbers = ({ code, of, width, cost, drawn }: OfNumbers): Play =>
  options({
    code,
    of,
    symbols: digits(width),
    cost: () => cost,
    prizes: [fair(ratio(10 ** width))],
    winners: (result) => drawn(result).map((number): Winner => [number, 0]),
    // Every number that it is compared with may be the same one.
    peaks: () => [[cost]],
    chance: (items) => {
      const [size, missed] = [10n ** BigInt(width), 10n ** BigInt(width) - BigInt(items.length)];
      return subtractRatios(ratio(1), ratio(missed ** BigInt(cost), size ** BigInt(cost)));
    },
  });

/** Numbers that are compared with the end of the first prize. */
const onEnd = (code: string, width: 1 | 2 | 3 | 4): Play =>
  numbers({
    code,
    of: width === 1 ? 'units of first prize' : 'last of first prize',
    width,
    cost: 1,
    drawn: (result) => [tail(firstOf(result, DB), width)],
  });

const onFirstPrizes = ({ tiers }: Region): Play[] => [
  onEnd('DE', 2),
  onEnd('3C', 3),
  onEnd('4C', 4),
  onEnd('DE_DIGIT_U', 1),
  numbers({
    code: 'DE_DIGIT_T',
    of: 'tens of first prize',
    width: 1,
    cost: 1,
    drawn: (result) => [Math.floor(tail(firstOf(result, DB), 2) / 10)],
  }),
  numbers({
    code: 'DE_HEAD',
    of: 'head of first prize',
    width: 2,
    cost: 1,
    drawn: (result) => [Math.floor(firstOf(result, DB) / 10 ** ((tiers[DB]?.width ?? 0) - 2))],
  }),
  numbers({
    code: 'G1_2D',
    of: 'last of second prize',
    width: 2,
    cost: 1,
    drawn: (result) => [tail(firstOf(result, G1), 2)],
  }),
  sides({
    code: 'DE_DXDS',
    of: 'sides of first prize',
    numberOf: (result) => tail(firstOf(result, DB), 2),
    weights: evenly(0, 99),
    big: 50,
  }),
];

/** Numbers that are compared with every prize of a tier. */
const onTier = (code: string, { tiers }: Region, at: number, width: 2 | 3): Play =>
  numbers({
    code,
    of: width === 2 ? 'two-digit prizes' : 'three-digit prizes',
    width,
    cost: tiers[at]?.count ?? 0,
    drawn: (result) => result[at] ?? [],
  });

/** The last digits of every prize that has so many, and how many prizes those are. */
const endsOf = ({ tiers }: Region, width: number) => {
  const long = tiers.flatMap((tier, at) => ((tier.width ?? 0) >= width ? [at] : []));
  return {
    cost: long.reduce((sum, at) => sum + (tiers[at]?.count ?? 0), 0),
    drawn: (result: Result) => long.flatMap((at) => (result[at] ?? []).map((number) => tail(number, width))),
  };
};

/** Numbers that are compared with the end of every prize that is long enough. */
const onEveryEnd = (code: string, region: Region, width: 2 | 3 | 4): Play =>
  numbers({ code, of: 'last of every prize', width, ...endsOf(region, width) });

/** Groups of numbers of which all, or none, are the end of a prize. */
const inGroups = (region: Region): Play[] => {
  const ends = endsOf(region, 2);
  const order = {
    symbols: digits(2),
    most: MOST_GROUPED,
    drawn: (result: Result) => new Set(ends.drawn(result)),
    draws: repeatedDraws(100, ends.cost),
  };
  return [
    ...[2, 3, 4].map((size) =>
      allAmong({
        ...order,
        code: `XIEN${size}`,
        of: 'all among the lasts',
        size,
        odds: fairOfAll(size, 100, ends.cost),
      }),
    ),
    ...[4, 5, 6, 7, 8, 9, 10].map((size) =>
      noneAmong({
        ...order,
        code: `TRUOT${size}`,
        of: 'none among the lasts',
        size,
        odds: fairOfNone(size, 100, ends.cost),
      }),
    ),
  ];
};

const playsOf = (region: Region): Play[] => [
  ...onFirstPrizes(region),
  onTier('DAU', region, region.heads.two, 2),
  onTier('3C_DAU', region, region.heads.three, 3),
  onEveryEnd('LO2', region, 2),
  onEveryEnd('LO3', region, 3),
  onEveryEnd('LO4', region, 4),
  ...inGroups(region),
];

const rulesOf = (region: Region): LotteryRules => ({
  code: region.code,
  unitPrice: 1,
  tiers: region.tiers,
  plays: byCode(playsOf(region)),
});

/** The north: 27 numbers (rule book, 8.6). */
export const VN_NORTH = rulesOf({
  code: 'VN_MB',
  tiers: [
    digitTier('DB', 1, 5),
    digitTier('G1', 1, 5),
    digitTier('G2', 2, 5),
    digitTier('G3', 6, 5),
    digitTier('G4', 4, 4),
    digitTier('G5', 6, 4),
    digitTier('G6', 3, 3),
    digitTier('G7', 4, 2),
  ],
  heads: { two: 7, three: 6 },
});

/** The centre and the south: 18 numbers (rule book, 8.6). */
export const VN_SOUTH = rulesOf({
  code: 'VN_MN',
  tiers: [
    digitTier('DB', 1, 6),
    digitTier('G1', 1, 5),
    digitTier('G2', 1, 5),
    digitTier('G3', 2, 5),
    digitTier('G4', 7, 5),
    digitTier('G5', 1, 4),
    digitTier('G6', 3, 4),
    digitTier('G7', 1, 3),
    digitTier('G8', 1, 2),
  ],
  heads: { two: 8, three: 7 },
});
