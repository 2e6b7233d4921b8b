import { isSameOutcome, type Outcome } from '../outcome.ts';
import type { FootballResult, FootballStanding } from './football-result.ts';
import { type Market, type MarketBet, type Score, type Side, totalOf } from './market.ts';

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

const UP_TO_MOST = Array.from({ length: MOST_MORE + 1 }, (_, goals) => goals);

/** What both sides may still score; first what differs most, then a few goals, so that an open bet is soon known as one. */
const MORE: readonly Score[] = [
  { home: 0, away: 0 },
  { home: MOST_MORE, away: 0 },
  { home: 0, away: MOST_MORE },
  ...UP_TO_MOST.flatMap((home) => UP_TO_MOST.map((away) => ({ home, away }))).toSorted(
    (one, other) => totalOf(one) - totalOf(other),
  ),
];

/** Many bets are held against one standing, whose ends are thousands. */
const known = new WeakMap<FootballStanding, readonly FootballResult[]>();

const endsOf = (standing: FootballStanding): readonly FootballResult[] => {
  const ends = known.get(standing) ?? MORE.flatMap((more) => endsWith(standing, more));
  known.set(standing, ends);
  return ends;
};

/** Ends with so many more goals, in every order that a market can tell apart. */
const endsWith = (
  { score, halfTime: atBreak, firstGoal, lastGoal }: FootballStanding,
  more: Score,
): FootballResult[] => {
  const fullTime = { home: score.home + more.home, away: score.away + more.away };
  const scorers = (['home', 'away'] as const).filter((side) => more[side] > 0);
  const breaks = atBreak === null ? breaksOf(score, fullTime) : [atBreak];
  const firsts: readonly (Side | null)[] = firstGoal !== null || scorers.length === 0 ? [firstGoal] : scorers;
  const lasts: readonly (Side | null)[] = scorers.length === 0 ? [lastGoal] : scorers;
  return breaks.flatMap((halfTime) =>
    firsts.flatMap((first) =>
      lasts.map((last) => ({ halfTime, fullTime, firstGoal: first, lastGoal: last })),
    ),
  );
};

/** With all, none, and those of one side before the break every order of the sides at it has come about. */
const breaksOf = (score: Score, fullTime: Score): Score[] => [
  score,
  fullTime,
  { home: fullTime.home, away: score.away },
  { home: score.home, away: fullTime.away },
];
