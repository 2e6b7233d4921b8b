import { choose, type Ratio, ratio } from '@hintha/games-kit';
import { options, type Winner } from '../kinds/options.ts';
import { ballDraws, type Composition } from '../kinds/draws.ts';
import { type Classes, subset } from '../kinds/subset.ts';
import { ballTier, byCode, type LotteryRules } from '../game.ts';
import { fair, type Play, type Result } from '../play.ts';
import { noneAmong } from '../presence.ts';
import { balls, named } from '../symbols.ts';
import { ANIMALS, anyAnimal, linkedAnimals, specialAnimal } from './lhc-animals.ts';
import { allBalls, COUNT, DRAWN, REGULAR, special } from './lhc-draw.ts';

const BALLS = balls(COUNT);

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** 0 red, 1 blue, 2 green. */
export const waveOf = (ball: number): number => (RED.has(ball) ? 0 : BLUE.has(ball) ? 1 : 2);

/** One ball pays as many times its price as there are balls that could have come. */
const oneBall = (code: string, of: string, ballOf: (result: Result) => number, at?: number): Play =>
  options({
    code,
    of,
    ...(at === undefined ? {} : { at: [at] }),
    symbols: BALLS,
    prizes: [fair(ratio(COUNT))],
    winners: (result) => [[ballOf(result) - 1, 0]],
  });

const regularBall: Play = options({
  code: 'ZM',
  of: 'regular balls',
  symbols: BALLS,
  prizes: [fair(ratio(COUNT, REGULAR))],
  names: REGULAR,
  chance: (items) => {
    const [all, missed] = [choose(COUNT, REGULAR), choose(COUNT - items.length, REGULAR)];
    return ratio(all - missed, all);
  },
  winners: ([regular = []]) => regular.map((ball): Winner => [ball - 1, 0]),
});

const WAVES = named('RED', 'BLUE', 'GREEN');

const wave: Play = options({
  code: 'SB',
  of: 'wave',
  symbols: WAVES,
  prizes: [17, 16, 16].map((size) => fair(ratio(COUNT, size))),
  winners: (result) => [[waveOf(special(result)), waveOf(special(result))]],
});

const OF_SIDE = 24;

/** Two sides of the special ball with 24 balls each; the 49 is on neither, and the stake comes back. */
const twoSides = (code: string, of: string, names: [string, string], isFirst: (ball: number) => boolean) =>
  options({
    code,
    of,
    symbols: named(...names),
    prizes: [{ kind: 'beside push', outcomes: COUNT, winning: OF_SIDE }, { kind: 'push' }],
    chance: ({ length }) => ratio(length * OF_SIDE, COUNT),
    peaks: (items) => [
      [1, 0],
      [0, items.length],
    ],
    winners: (result) => {
      const ball = special(result);
      if (ball !== COUNT) return [[isFirst(ball) ? 0 : 1, 0]];
      return [
        [0, 1],
        [1, 1],
      ];
    },
  });

const digitSum = (ball: number): number => Math.floor(ball / 10) + (ball % 10);

const byBall = (result: Result): Classes => {
  const [regular, last] = [new Set(result[0]), special(result)];
  return (item) => (item + 1 === last ? 2 : regular.has(item + 1) ? 1 : 0);
};

/** 1 ÷ the chance of a composition, of which a prize has only a share of what the play returns. */
const fairOfCompositions = (compositions: readonly Composition[], [share, of]: [number, number]): Ratio => {
  const size = (compositions[0] ?? []).reduce((sum, count) => sum + count, 0);
  const won = compositions.reduce(
    (sum, [missed, regular, last]) =>
      sum + choose(COUNT - DRAWN, missed) * choose(REGULAR, regular) * choose(1, last),
    0,
  );
  return ratio(share * choose(COUNT, size), of * won);
};

type Share = readonly [compositions: readonly Composition[], share: [number, number]];

/** Sets of balls that are linked: a prize for each composition, with its share of what the play returns. */
const linkedBalls = (code: string, size: number, ...shares: readonly Share[]): Play =>
  subset({
    code,
    of: code,
    symbols: BALLS,
    size,
    classes: byBall,
    draws: ballDraws(COUNT, DRAWN, 1),
    wins: shares.map(([compositions]) => compositions),
    prizes: shares.map(([compositions, share]) => fair(fairOfCompositions(compositions, share))),
  });

/** So many balls of which none comes. */
const noBall = (size: number): Play =>
  noneAmong({
    code: `BZ${size}`,
    of: 'no ball',
    symbols: BALLS,
    size,
    drawn: (result) => new Set(allBalls(result).map((ball) => ball - 1)),
    draws: ballDraws(COUNT, DRAWN),
    odds: ratio(choose(COUNT, DRAWN), choose(COUNT - size, DRAWN)),
    most: size + 2,
  });

const WHOLE: [number, number] = [1, 1];

/** Six of 49 balls and a special one, with the animal of the year (rule book, 8.5). */
export const LHC: LotteryRules = {
  code: 'LHC',
  unitPrice: 2,
  tiers: [
    ballTier('REGULAR', REGULAR, COUNT),
    ballTier('SPECIAL', 1, COUNT),
    { code: 'YEAR', count: 1, from: 0, to: ANIMALS.length - 1 },
  ],
  plays: byCode([
    oneBall('TM', 'special ball', special),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      oneBall(`ZT${at + 1}`, 'regular ball', ([regular = []]) => regular[at] ?? 0, at),
    ),
    regularBall,
    specialAnimal,
    wave,
    twoSides('TM_DX', 'special big', ['BIG', 'SMALL'], (ball) => ball >= 25),
    twoSides('TM_DS', 'special odd', ['ODD', 'EVEN'], (ball) => ball % 2 === 1),
    twoSides('TM_HDS', 'digit sum odd', ['ODD', 'EVEN'], (ball) => digitSum(ball) % 2 === 1),
    twoSides('TM_WDX', 'last digit big', ['BIG', 'SMALL'], (ball) => ball % 10 >= 5),
    anyAnimal,
    ...[2, 3, 4].map(linkedAnimals),
    linkedBalls('LM_2Q2', 2, [[[0, 2, 0]], WHOLE]),
    linkedBalls('LM_3Q3', 3, [[[0, 3, 0]], WHOLE]),
    linkedBalls(
      'LM_3Z2',
      3,
      [[[0, 3, 0]], [1, 4]],
      [
        [
          [1, 2, 0],
          [0, 2, 1],
        ],
        [3, 4],
      ],
    ),
    linkedBalls('LM_2ZT', 2, [[[0, 2, 0]], [1, 2]], [[[0, 1, 1]], [1, 2]]),
    linkedBalls('LM_TC', 2, [[[0, 1, 1]], WHOLE]),
    ...[5, 6, 7, 8, 9, 10, 11, 12].map(noBall),
  ]),
};
