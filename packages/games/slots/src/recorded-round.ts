import type { Round, Spin } from './play-round.ts';

/** A spin as a journal keeps it: plain JSON, by which it can be drawn and worked out again. */
export interface RecordedSpin {
  readonly free: boolean;
  readonly stops: readonly number[];
  /** Symbols by reel, each from top to bottom. */
  readonly window: readonly (readonly string[])[];
  readonly lineWins: readonly {
    readonly line: number;
    readonly symbol: string;
    readonly count: number;
    readonly coins: number;
  }[];
  readonly scatters: { readonly count: number; readonly coins: number };
  /** With the multiplier of free games applied. */
  readonly coins: number;
  readonly multiplier: number;
  readonly awardedFreeGames: number;
}

export interface RecordedRound {
  readonly spins: readonly RecordedSpin[];
  readonly totalCoins: number;
  readonly capped: boolean;
}

export const toRecordedRound = (round: Round): RecordedRound => ({
  spins: [
    toRecordedSpin(round.paidSpin, false),
    ...round.freeSpins.map((spin) => toRecordedSpin(spin, true)),
  ],
  totalCoins: round.coins,
  capped: round.capped,
});

const toRecordedSpin = (spin: Spin, free: boolean): RecordedSpin => ({
  free,
  stops: [...spin.stops],
  window: spin.window.map((reel) => [...reel]),
  lineWins: spin.lineWins.map(({ line, symbol, count, coins }) => ({ line, symbol, count, coins })),
  scatters: { count: spin.scatterCells.length, coins: spin.scatterCoins },
  coins: spin.coins,
  multiplier: spin.multiplier,
  awardedFreeGames: spin.freeSpinsAwarded,
});
