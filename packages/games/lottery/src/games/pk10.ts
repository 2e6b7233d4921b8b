import { ratio } from '@hintha/games-kit';
import { anyPlaces } from '../kinds/any-places.ts';
import { options } from '../kinds/options.ts';
import { ballTier, byCode, type LotteryRules } from '../game.ts';
import { fair, type Play, type Result } from '../play.ts';
import { evenly, sides } from '../sides.ts';
import { amounts, balls } from '../symbols.ts';
import { firstInAnyOrder, firstInOrder, largerBall } from './ball-plays.ts';

const BALLS = balls(10);
const RANKS = Array.from({ length: BALLS.size }, (_, at) => at);

/** Ordered pairs of two different ranks. */
const PAIRS = 90;
/** How many of them have each sum, from 3 to 19. */
const PAIRS_OF_SUM = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];

const sumOfFirst = ([drawn = []]: Result): number => (drawn[0] ?? 0) + (drawn[1] ?? 0);

const sums: Play = options({
  code: 'GYH',
  of: 'sum of first two',
  symbols: amounts(3, 19),
  prizes: PAIRS_OF_SUM.map((pairs) => fair(ratio(PAIRS, pairs))),
  winners: (result) => [[sumOfFirst(result) - 3, sumOfFirst(result) - 3]],
});

const sumSides: Play = sides({
  code: 'GYH_DXDS',
  of: 'sides of first two',
  numberOf: sumOfFirst,
  weights: [0, 0, 0, ...PAIRS_OF_SUM],
  big: 12,
});

/** The order in which ten come in (rule book, 8.3). */
export const PK10: LotteryRules = {
  code: 'PK10',
  unitPrice: 2,
  tiers: [ballTier('RANKS', BALLS.size, BALLS.size)],
  plays: byCode([
    anyPlaces({ code: 'DWD', places: BALLS.size, count: 1, symbols: BALLS, distinct: true }),
    ...[2, 3, 4, 5].map((count) => firstInOrder(BALLS, count)),
    ...[2, 3].map((count) => firstInAnyOrder(BALLS, count)),
    sums,
    sumSides,
    ...RANKS.map((at) =>
      sides({
        code: `DXDS_${at + 1}`,
        of: 'rank sides',
        at: [at],
        numberOf: ([drawn = []]) => drawn[at] ?? 0,
        weights: evenly(1, BALLS.size),
        big: 6,
      }),
    ),
    ...[0, 1, 2, 3, 4].map((at) => largerBall(`LH_${at + 1}`, at, BALLS.size - 1 - at)),
  ]),
};
