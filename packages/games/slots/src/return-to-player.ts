import { addRatios, multiplyRatios, ratio, type Ratio } from '@hintha/games-kit';
import { scoreLine } from './score-line.ts';
import { scoreScatters } from './score-window.ts';
import type { SlotGame } from './slot-game.ts';

/** What a game gives back, as exact shares of the stake. */
export type Return = {
  /** Line wins of a paid spin. */
  readonly lines: Ratio;
  /** Scatter pays of a paid spin. */
  readonly scatters: Ratio;
  /** All wins of the free spins that follow from a paid spin. */
  readonly feature: Ratio;
  readonly total: Ratio;
  /** Free spins that one spin awards on average. */
  readonly freeSpinsPerSpin: Ratio;
};

type SymbolCounts = ReadonlyMap<string, bigint>;

const countSymbols = (strip: readonly string[]): SymbolCounts => {
  const counts = new Map<string, bigint>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
  return counts;
};

/** The coins of one line summed over the full cycle, by going through the symbols instead of the stops. */
const sumLine = (game: SlotGame, reels: readonly SymbolCounts[], symbols: readonly string[]): bigint => {
  const counts = reels[symbols.length];
  if (counts === undefined) return BigInt(scoreLine(game, symbols)?.coins ?? 0);
  let sum = 0n;
  for (const [symbol, stops] of counts) sum += stops * sumLine(game, reels, [...symbols, symbol]);
  return sum;
};

const countScatters = (game: SlotGame, strip: readonly string[], stop: number): number =>
  Array.from({ length: game.rows }, (_, row) => strip[(stop + row) % strip.length]).filter(
    (symbol) => symbol === game.scatter,
  ).length;

/** For each number of scatters, how many of the cycle's windows show it. */
const windowsByScatters = (game: SlotGame): bigint[] => {
  let windows = [1n];
  for (const strip of game.strips) {
    const wider = Array.from({ length: windows.length + game.rows }, () => 0n);
    for (const stop of strip.keys()) {
      const added = countScatters(game, strip, stop);
      for (const [seen, ways] of windows.entries()) wider[seen + added] = (wider[seen + added] ?? 0n) + ways;
    }
    windows = wider;
  }
  return windows;
};

/**
 * The exact return, by enumeration of everything a line and the scatters can show. Every line has the same
 * expectation, because every stop is equally likely. The caps on free spins and on the win are left out: they
 * can only lower the return, and are reached too rarely to show in it.
 */
export const returnToPlayer = (game: SlotGame): Return => {
  const cycle = game.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const cycleCoins = cycle * BigInt(game.betCoins);
  let scatterCoins = 0n;
  let awarded = 0n;
  for (const [scatters, windows] of windowsByScatters(game).entries()) {
    const { coins, freeSpins } = scoreScatters(game, scatters);
    scatterCoins += windows * BigInt(coins);
    awarded += windows * BigInt(freeSpins);
  }
  const lineCoins = BigInt(game.lines.length) * sumLine(game, game.strips.map(countSymbols), []);
  const lines = ratio(lineCoins, cycleCoins);
  const scatters = ratio(scatterCoins, cycleCoins);
  const paidSpin = addRatios(lines, scatters);
  // A free spin awards free spins as well: q + q² + q³ + … = q ÷ (1 − q), with q = awarded ÷ cycle.
  const freeSpinsPerRound = ratio(awarded, cycle - awarded);
  const freeSpin = multiplyRatios(ratio(BigInt(game.freeMultiplier), 1n), paidSpin);
  const feature = multiplyRatios(freeSpin, freeSpinsPerRound);
  const total = addRatios(paidSpin, feature);
  return { lines, scatters, feature, total, freeSpinsPerSpin: ratio(awarded, cycle) };
};
