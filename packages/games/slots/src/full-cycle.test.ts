import { expect, test } from 'vitest';
import { baganTemple as game } from './bagan-temple.ts';
import { readWindow } from './read-window.ts';
import { returnToPlayer } from './return-to-player.ts';
import { scoreLine } from './score-line.ts';
import { scoreScatters, scoreWindow } from './score-window.ts';

// Every one of the 33,554,432 windows, scored through a table of all symbol combinations of one line, so that the
// walk takes a second or two. A sample of windows is compared with the engine below.
const SYMBOLS = [...new Set(game.strips.flat())];
const KINDS = SYMBOLS.length;
const ROWS = game.rows;
const LAST = game.strips.length - 1;
const CYCLE = 32 ** 5;

const mean = (sum: number): number => sum / CYCLE;

const linePays = new Int32Array(KINDS ** game.strips.length);
const fillLinePays = (symbols: readonly string[], code: number): void => {
  if (symbols.length === game.strips.length) {
    linePays[code] = scoreLine(game, symbols)?.coins ?? 0;
    return;
  }
  for (const [i, symbol] of SYMBOLS.entries()) fillLinePays([...symbols, symbol], code * KINDS + i);
};
fillLinePays([], 0);

/** Per reel, the symbol codes of every stop's three rows in one array. */
const reels = game.strips.map((strip) =>
  Int32Array.from(
    strip.flatMap((_, stop) =>
      Array.from({ length: ROWS }, (__, row) => SYMBOLS.indexOf(strip[(stop + row) % strip.length] ?? '')),
    ),
  ),
);
const lineRows = game.strips.map((_, reel) => Int32Array.from(game.lines, (rows) => rows[reel] ?? 0));
const lastRows = lineRows[LAST] ?? new Int32Array();
const SCATTER = SYMBOLS.indexOf(game.scatter);

const at = (numbers: Int32Array, index: number): number => numbers[index] ?? 0;

const countScatters = (reel: number, stop: number): number => {
  const codes = reels[reel]?.subarray(stop * ROWS, (stop + 1) * ROWS) ?? [];
  return codes.filter((code) => code === SCATTER).length;
};

const lastReel = reels[LAST] ?? new Int32Array();
const lastStops = game.strips[LAST]?.length ?? 0;
const lineCoins = new Int32Array(ROWS * KINDS);
const scatterScores = Array.from({ length: ROWS * game.strips.length + 1 }, (_, n) => scoreScatters(game, n));
const scatterCoins = Int32Array.from(scatterScores, (score) => score.coins);
const scatterFreeSpins = Int32Array.from(scatterScores, (score) => score.freeSpins);

type Visit = (stops: readonly number[], lastStop: number, coins: number, freeSpins: number) => void;

const visitLastReel = (stops: readonly number[], codes: Int32Array, scatters: number, visit: Visit): void => {
  lineCoins.fill(0);
  for (let line = 0; line < codes.length; line += 1) {
    const from = at(codes, line) * KINDS;
    const to = at(lastRows, line) * KINDS;
    for (let i = 0; i < KINDS; i += 1) {
      lineCoins[to + i] = at(lineCoins, to + i) + at(linePays, from + i);
    }
  }
  for (let stop = 0; stop < lastStops; stop += 1) {
    let coins = 0;
    let seen = scatters;
    for (let row = 0; row < ROWS; row += 1) {
      const symbol = at(lastReel, stop * ROWS + row);
      coins += at(lineCoins, row * KINDS + symbol);
      seen += symbol === SCATTER ? 1 : 0;
    }
    visit(stops, stop, coins + at(scatterCoins, seen), at(scatterFreeSpins, seen));
  }
};

const walk = (stops: readonly number[], codes: Int32Array, scatters: number, visit: Visit): void => {
  const reel = stops.length;
  if (reel === LAST) {
    visitLastReel(stops, codes, scatters, visit);
    return;
  }
  const symbols = reels[reel] ?? new Int32Array();
  const rows = lineRows[reel] ?? new Int32Array();
  for (const stop of game.strips[reel]?.keys() ?? []) {
    const first = stop * ROWS;
    const next = new Int32Array(codes.length);
    for (let line = 0; line < codes.length; line += 1) {
      next[line] = at(codes, line) * KINDS + at(symbols, first + at(rows, line));
    }
    walk([...stops, stop], next, scatters + countScatters(reel, stop), visit);
  }
};

const sums = { windows: 0, hits: 0, coins: 0, squares: 0, awarded: 0, awardedSquares: 0, products: 0 };
const best = { coins: 0, stops: [] as readonly number[] };
const differing: string[] = [];

walk([], new Int32Array(game.lines.length), 0, (stops, lastStop, coins, freeSpins) => {
  sums.windows += 1;
  sums.hits += coins > 0 ? 1 : 0;
  sums.coins += coins;
  sums.squares += coins * coins;
  sums.awarded += freeSpins;
  sums.awardedSquares += freeSpins * freeSpins;
  sums.products += coins * freeSpins;
  if (coins > best.coins) Object.assign(best, { coins, stops: [...stops, lastStop] });
  if (sums.windows % 3_001 !== 0) return;
  const score = scoreWindow(game, readWindow(game, [...stops, lastStop]));
  if (score.coins !== coins || score.freeSpins !== freeSpins) differing.push([...stops, lastStop].join(','));
});

test('the walk scores windows as the engine does', () => {
  expect(sums.windows).toBe(CYCLE);
  expect(differing).toEqual([]);
});

test('the full cycle pays what the exact return says', () => {
  const { lines, scatters, freeSpinsPerSpin } = returnToPlayer(game);
  expect(lines.denominator).toBe(scatters.denominator);
  expect(lines.numerator + scatters.numerator).toBe(BigInt(sums.coins));
  expect(freeSpinsPerSpin.numerator).toBe(BigInt(sums.awarded));
});

test('45.84 % of the windows pay', () => {
  expect((100 * sums.hits) / CYCLE).toBeCloseTo(45.84, 2);
});

test('the richest window pays 138.8 times the bet', () => {
  expect(best.coins / game.betCoins).toBe(138.8);
  expect(best.stops).toEqual([16, 19, 24, 21, 7]);
});

test('a round deviates by as many bets as the game says', () => {
  // A free spin is worth Z = m·X + the Z of each free spin that it awards; a round is X + those of the paid spin.
  const m = game.freeMultiplier;
  const q = mean(sums.awarded);
  const z = (m * mean(sums.coins)) / (1 - q);
  const awardedSquare = mean(sums.awardedSquares) * z * z;
  const zSquare =
    (m * m * mean(sums.squares) + 2 * m * mean(sums.products) * z + awardedSquare - q * z * z) / (1 - q);
  const roundSquare =
    mean(sums.squares) + 2 * mean(sums.products) * z + q * (zSquare - z * z) + awardedSquare;
  const round = mean(sums.coins) + q * z;
  expect(Math.sqrt(roundSquare - round * round) / game.betCoins).toBeCloseTo(game.deviationInBets, 2);
});
