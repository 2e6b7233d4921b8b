import { expect, test } from 'vitest';
import { baganTemple as game } from './bagan-temple.ts';
import { SLOT_GAMES } from './models/index.ts';
import { deviationOf, walkCycle } from './models/walk-cycle.ts';
import { readWindow } from './read-window.ts';
import { returnToPlayer } from './return-to-player.ts';
import { scoreWindow } from './score-window.ts';

// Every one of the 33,554,432 windows, scored through a table; a sample of them is compared with the engine.
const CYCLE = 32 ** 5;
const best = { coins: 0, stops: [] as readonly number[] };
const differing: string[] = [];
let visited = 0;

const sums = walkCycle(game, (stops, lastStop, coins, freeSpins) => {
  visited += 1;
  if (coins > best.coins) Object.assign(best, { coins, stops: [...stops, lastStop] });
  if (visited % 3_001 !== 0) return;
  const score = scoreWindow(game, readWindow(game, [...stops, lastStop]));
  if (score.coins !== coins || score.freeSpins !== freeSpins) differing.push([...stops, lastStop].join(','));
});

test('the walk scores windows as the engine does', () => {
  expect(sums.windows).toBe(CYCLE);
  expect(differing).toEqual([]);
});

test('45.84 % of the windows pay', () => {
  expect((100 * sums.hits) / CYCLE).toBeCloseTo(45.84, 2);
});

test('the richest window pays 138.8 times the bet', () => {
  expect(best.coins / game.betCoins).toBe(138.8);
  expect(best.stops).toEqual([16, 19, 24, 21, 7]);
});

test.each(SLOT_GAMES)(
  'the full cycle of $code pays what the exact return says, and deviates by as many bets as the game says',
  (one) => {
    const walked = one === game ? sums : walkCycle(one);
    const { lines, scatters, freeSpinsPerSpin } = returnToPlayer(one);
    expect(lines.denominator).toBe(scatters.denominator);
    expect(lines.numerator + scatters.numerator).toBe(BigInt(walked.coins));
    expect(freeSpinsPerSpin.numerator).toBe(BigInt(walked.awarded));
    expect(deviationOf(one, walked)).toBeCloseTo(one.deviationInBets, 2);
  },
);
