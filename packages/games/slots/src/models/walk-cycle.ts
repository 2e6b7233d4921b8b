import { scoreLine } from '../score-line.ts';
import { scoreScatters } from '../score-window.ts';
import type { SlotGame } from '../slot-game.ts';

/** What is summed over every window of the cycle, in coins and free spins. */
export interface CycleSums {
  windows: number;
  hits: number;
  coins: number;
  squares: number;
  awarded: number;
  awardedSquares: number;
  products: number;
}

type Visit = (stops: readonly number[], lastStop: number, coins: number, freeSpins: number) => void;

const at = (numbers: Int32Array | undefined, index: number): number => numbers?.[index] ?? 0;

const countOf = (codes: Int32Array, one: number): number => codes.filter((code) => code === one).length;

/** A game as tables of numbers, through which a walk over tens of millions of windows takes a second or two. */
const tablesOf = (game: SlotGame) => {
  const symbols = [...new Set(game.strips.flat())];
  const kinds = symbols.length;
  const linePays = new Int32Array(kinds ** game.strips.length);
  const fill = (shown: readonly string[], code: number): void => {
    if (shown.length === game.strips.length) linePays[code] = scoreLine(game, shown)?.coins ?? 0;
    else for (const [i, symbol] of symbols.entries()) fill([...shown, symbol], code * kinds + i);
  };
  fill([], 0);
  const scores = Array.from({ length: game.rows * game.strips.length + 1 }, (_, n) => scoreScatters(game, n));
  const scatter = symbols.indexOf(game.scatter);
  /** Per reel, the codes of every stop's rows in one array. */
  const reels = game.strips.map((strip) =>
    Int32Array.from(
      strip.flatMap((_, stop) =>
        Array.from({ length: game.rows }, (__, row) =>
          symbols.indexOf(strip[(stop + row) % strip.length] ?? ''),
        ),
      ),
    ),
  );
  return {
    kinds,
    linePays,
    /** Of the symbols on the reels before the last, whether a line can still pay. */
    canPay: Uint8Array.from({ length: linePays.length / kinds }, (_, code) =>
      linePays.subarray(code * kinds, (code + 1) * kinds).some((coins) => coins > 0) ? 1 : 0,
    ),
    reels,
    /** Per reel, how many scatters each stop shows. */
    scatters: reels.map((codes) =>
      Int32Array.from({ length: codes.length / game.rows }, (_, stop) =>
        countOf(codes.subarray(stop * game.rows, (stop + 1) * game.rows), scatter),
      ),
    ),
    lineRows: game.strips.map((_, reel) => Int32Array.from(game.lines, (rows) => rows[reel] ?? 0)),
    scatterCoins: Int32Array.from(scores, ({ coins }) => coins),
    scatterFreeSpins: Int32Array.from(scores, ({ freeSpins }) => freeSpins),
  };
};

/** Visits every window of the cycle; the stops are the same list each time, as it stands then. */
const visitWindows = (game: SlotGame, visit: Visit): void => {
  const { kinds, linePays, canPay, reels, lineRows, ...scores } = tablesOf(game);
  const { rows } = game;
  const last = game.strips.length - 1;
  const lineCoins = new Int32Array(rows * kinds);
  const stops: number[] = [];
  // Of each reel, what the lines show up to it.
  const shown = game.strips.map(() => new Int32Array(game.lines.length));

  const payLines = (codes: Int32Array | undefined): void => {
    lineCoins.fill(0);
    for (let line = 0; line < game.lines.length; line += 1) {
      // Most lines are lost by then.
      if (canPay[at(codes, line)] === 0) continue;
      const from = at(codes, line) * kinds;
      const to = at(lineRows[last], line) * kinds;
      for (let i = 0; i < kinds; i += 1) lineCoins[to + i] = at(lineCoins, to + i) + at(linePays, from + i);
    }
  };

  const visitLastReel = (scatters: number): void => {
    payLines(shown[last]);
    const [reel, seen] = [reels[last], scores.scatters[last]];
    for (let stop = 0; stop < (seen?.length ?? 0); stop += 1) {
      const all = scatters + at(seen, stop);
      let coins = at(scores.scatterCoins, all);
      for (let row = 0; row < rows; row += 1)
        coins += at(lineCoins, row * kinds + at(reel, stop * rows + row));
      visit(stops, stop, coins, at(scores.scatterFreeSpins, all));
    }
  };

  const walk = (reel: number, scatters: number): void => {
    const [codes, next, symbols, lines] = [shown[reel], shown[reel + 1], reels[reel], lineRows[reel]];
    if (next === undefined) return visitLastReel(scatters);
    for (let stop = 0; stop < (game.strips[reel]?.length ?? 0); stop += 1) {
      stops[reel] = stop;
      for (let line = 0; line < game.lines.length; line += 1)
        next[line] = at(codes, line) * kinds + at(symbols, stop * rows + at(lines, line));
      walk(reel + 1, scatters + at(scores.scatters[reel], stop));
    }
  };
  walk(0, 0);
};

/** Plays every window of the cycle once; `visit` is told each of them. */
export const walkCycle = (game: SlotGame, visit?: Visit): CycleSums => {
  const sums = { windows: 0, hits: 0, coins: 0, squares: 0, awarded: 0, awardedSquares: 0, products: 0 };
  visitWindows(game, (stops, lastStop, coins, freeSpins) => {
    sums.windows += 1;
    sums.hits += coins > 0 ? 1 : 0;
    sums.coins += coins;
    sums.squares += coins * coins;
    sums.awarded += freeSpins;
    sums.awardedSquares += freeSpins * freeSpins;
    sums.products += coins * freeSpins;
    visit?.(stops, lastStop, coins, freeSpins);
  });
  return sums;
};

/** The standard deviation of a round in bets, caps left out. */
export const deviationOf = (game: SlotGame, sums: CycleSums): number => {
  const mean = (sum: number): number => sum / sums.windows;
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
  return Math.sqrt(roundSquare - round * round) / game.betCoins;
};
