import type { Line } from '../line.ts';
import type { Outcome } from '../outcome.ts';

export type Side = 'home' | 'away';

/** Goals, maps or kills of the two sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

export const LEVEL: Score = { home: 0, away: 0 };

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const totalOf = ({ home, away }: Score): number => home + away;

/** By how much a side is ahead; below 0 when it is behind. */
export const leadOf = (side: Side, score: Score): number => score[side] - score[otherSide(side)];

export const leaderOf = (score: Score): Side | 'draw' =>
  score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away';

export const scoresFrom = (score: Score, earlier: Score): Score => ({
  home: score.home - earlier.home,
  away: score.away - earlier.away,
});

/** What a bet of a market is on. */
export interface MarketBet {
  readonly pick: string;
  /** That of the selection; undefined where the market has none. */
  readonly line: Line | undefined;
  /** The score when the bet was accepted; level for one that was taken before the start. */
  readonly scoreAtBet: Score;
}

/** A way to bet on the events of a sport, over its results. */
export interface Market<Result> {
  readonly code: string;
  /** What its selections carry beside the pick. */
  readonly line: 'none' | 'handicap' | 'total';
  /** In the order in which they are offered. */
  readonly picks: readonly string[];
  /** Of a bet in play only what is scored after it counts. */
  readonly countsFromBet?: true;
  /** What a pick comes to; undefined when there is no such pick. */
  readonly outcome: (bet: MarketBet, result: Result) => Outcome | undefined;
}
