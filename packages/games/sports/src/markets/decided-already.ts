import { isSameOutcome, type Outcome } from '../outcome.ts';
import type { FootballResult, FootballStanding } from './football-result.ts';
import type { Market, MarketBet, Score, Side } from './market.ts';

/** More goals than any line of a total is above the score: with so many more no market changes any further. */
const MOST_MORE = 16;

/**
 * What a bet comes to whatever still happens in the match; undefined while that is open. Of an abandoned match what is
 * decided already stands and the rest is void (rule book, section 6).
 */
export const decidedAlready = (
  market: Market<FootballResult>,
  bet: MarketBet,
  standing: FootballStanding,
): Outcome | undefined => {
  let common: Outcome | undefined;
  for (const end of endsOf(standing)) {
    const outcome = market.outcome(bet, end);
    if (outcome === undefined || (common !== undefined && !isSameOutcome(common, outcome))) return undefined;
    common = outcome;
  }
  return common;
};

function* endsOf(standing: FootballStanding): Generator<FootballResult> {
  for (let home = 0; home <= MOST_MORE; home += 1)
    for (let away = 0; away <= MOST_MORE; away += 1) yield* endsWith(standing, { home, away });
}

/** Ends with so many more goals, in every order that a market can tell apart. */
function* endsWith(
  { score, halfTime, firstGoal, lastGoal }: FootballStanding,
  more: Score,
): Generator<FootballResult> {
  const fullTime = { home: score.home + more.home, away: score.away + more.away };
  const scorers = (['home', 'away'] as const).filter((side) => more[side] > 0);
  const breaks = halfTime === null ? breaksOf(score, fullTime) : [halfTime];
  const firsts: readonly (Side | null)[] = firstGoal !== null || scorers.length === 0 ? [firstGoal] : scorers;
  const lasts: readonly (Side | null)[] = scorers.length === 0 ? [lastGoal] : scorers;
  for (const atBreak of breaks)
    for (const first of firsts)
      for (const last of lasts) yield { halfTime: atBreak, fullTime, firstGoal: first, lastGoal: last };
}

/** With all, none, and those of one side before the break every order of the sides at it has come about. */
const breaksOf = (score: Score, fullTime: Score): Score[] => [
  score,
  fullTime,
  { home: fullTime.home, away: score.away },
  { home: score.home, away: fullTime.away },
];
