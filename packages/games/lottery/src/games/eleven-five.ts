import { choose, ratio } from '@hintha/games-kit';
import { anyPlaces } from '../kinds/any-places.ts';
import { ballDraws } from '../kinds/draws.ts';
import { options } from '../kinds/options.ts';
import { subset } from '../kinds/subset.ts';
import { ballTier, byCode, type LotteryRules } from '../game.ts';
import { fair, type Play } from '../play.ts';
import { among, fairOfHits } from '../presence.ts';
import { amounts, balls, named } from '../symbols.ts';
import { ballsDrawn, firstInAnyOrder, firstInOrder, firstItems, largerBall } from './ball-plays.ts';

const BALLS = balls(11);
const DRAWN = 5;

/** More balls than are drawn: all five drawn ones are among them. */
const covering = (code: string, size: number, withBankers: boolean): Play =>
  subset({
    code,
    of: 'covering',
    symbols: BALLS,
    size,
    classes: (result) => among(firstItems(DRAWN, result)),
    draws: ballDraws(BALLS.size, DRAWN),
    wins: [[[size - DRAWN, DRAWN, 0]]],
    prizes: [fair(fairOfHits(size, DRAWN, BALLS.size, DRAWN))],
    withBankers,
  });

const anyBalls = (size: number, withBankers: boolean): Play => {
  const code = `RX${size}${withBankers ? '_DT' : ''}`;
  if (size > DRAWN) return covering(code, size, withBankers);
  return ballsDrawn({ code, symbols: BALLS, size, of: DRAWN, withBankers });
};

const ODD_BALLS = 6;

/** How many of the drawn balls are odd, from all to none. */
const oddBalls: Play = options({
  code: 'DDS',
  of: 'odd balls',
  symbols: named('5O0E', '4O1E', '3O2E', '2O3E', '1O4E', '0O5E'),
  prizes: [5, 4, 3, 2, 1, 0].map((odd) => fair(fairOfHits(DRAWN, odd, BALLS.size, ODD_BALLS))),
  winners: ([drawn = []]) => {
    const item = DRAWN - drawn.filter((ball) => ball % 2 === 1).length;
    return [[item, item]];
  },
});

/** The ball in the middle once the drawn ones are in order. */
const middleBall: Play = options({
  code: 'CZW',
  of: 'middle ball',
  symbols: amounts(3, 9),
  prizes: [3, 4, 5, 6, 7, 8, 9].map((middle) =>
    fair(ratio(choose(BALLS.size, DRAWN), choose(middle - 1, 2) * choose(BALLS.size - middle, 2))),
  ),
  winners: ([drawn = []]) => {
    const item = (drawn.toSorted((a, b) => a - b)[2] ?? 0) - 3;
    return [[item, item]];
  },
});

/** Five of eleven balls in the order in which they are drawn: 55,440 results (rule book, 8.2). */
export const ELEVEN_FIVE: LotteryRules = {
  code: '11X5',
  unitPrice: 2,
  tiers: [ballTier('BALLS', DRAWN, BALLS.size)],
  plays: byCode([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((size) => anyBalls(size, false)),
    ...[2, 3, 4, 5, 6, 7, 8].map((size) => anyBalls(size, true)),
    firstInOrder(BALLS, 2),
    firstInOrder(BALLS, 3),
    firstInAnyOrder(BALLS, 2),
    firstInAnyOrder(BALLS, 3),
    anyPlaces({ code: 'DWD', places: DRAWN, count: 1, symbols: BALLS, distinct: true }),
    ballsDrawn({ code: 'BDW3', symbols: BALLS, size: 1, of: 3 }),
    oddBalls,
    middleBall,
    largerBall('LH', 0, 4),
  ]),
};
