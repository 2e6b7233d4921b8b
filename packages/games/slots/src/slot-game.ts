import type { Money } from '@hintha/money';

/** What is paid or given for a number of symbols; a number that is not named gets nothing. */
type ByCount = Readonly<Partial<Record<number, number>>>;

/** A game whose lines pay from the leftmost reel. Everything the engine knows of a game stands here. */
export type LinesGame = {
  readonly mode: 'LINES';
  readonly code: string;
  /** One strip per reel, read downwards and endless. */
  readonly strips: readonly (readonly string[])[];
  readonly rows: number;
  /** For each line the row it crosses on each reel, 0 at the top. */
  readonly lines: readonly (readonly number[])[];
  /** Coins for one line, by symbol and length. */
  readonly paytable: Readonly<Record<string, ByCount>>;
  /** Stands for every symbol but the scatter, and pays on its own as well. */
  readonly wild: string;
  /** Counts wherever it shows. */
  readonly scatter: string;
  /** In times the total bet. */
  readonly scatterPays: ByCount;
  readonly freeSpins: ByCount;
  /** Everything a free spin wins is paid this many times. */
  readonly freeMultiplier: number;
  /** Free spins of one round, retriggers included. */
  readonly maxFreeSpins: number;
  /** What a spin costs; a coin's value is the player's choice. */
  readonly betCoins: number;
  /** A round is over when it has paid this many times the total bet. */
  readonly maxWinTimesBet: number;
  /** The standard deviation of a round, in bets. */
  readonly deviationInBets: number;
  readonly coinValues: readonly Money[];
};

/** Every kind of game the engine plays. */
export type SlotGame = LinesGame;
