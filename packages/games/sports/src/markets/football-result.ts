import { type Score, type Side, totalOf } from './market.ts';

/** A match after 90 minutes and stoppage time; own goals count for the side that they are credited to. */
export interface FootballResult {
  readonly halfTime: Score;
  readonly fullTime: Score;
  /** Who scored the first and the last goal; null where there is none. */
  readonly firstGoal: Side | null;
  readonly lastGoal: Side | null;
}

/** A match that is being played, or was abandoned. */
export interface FootballStanding {
  readonly score: Score;
  /** Null before the break. */
  readonly halfTime: Score | null;
  readonly firstGoal: Side | null;
  readonly lastGoal: Side | null;
}

export type FootballResultValidationError = 'result_malformed';

const MOST_GOALS = 99;
const isGoals = (goals: number): boolean => Number.isInteger(goals) && goals >= 0 && goals <= MOST_GOALS;

/** Takes a result that can have come about; another one is malformed. */
export const checkFootballResult = (
  result: FootballResult,
): FootballResult | FootballResultValidationError => {
  const { halfTime, fullTime, firstGoal, lastGoal } = result;
  const counts = [halfTime.home, halfTime.away, fullTime.home, fullTime.away];
  const grows = halfTime.home <= fullTime.home && halfTime.away <= fullTime.away;
  if (!counts.every(isGoals) || !grows) return 'result_malformed';
  return isScorer(firstGoal, fullTime) && isScorer(lastGoal, fullTime) && agree(result)
    ? result
    : 'result_malformed';
};

const isScorer = (side: Side | null, fullTime: Score): boolean =>
  side === null ? totalOf(fullTime) === 0 : fullTime[side] > 0;

/** One goal is the first and the last, and of more goals no side's only one; of those of a half its score tells. */
const agree = ({ halfTime, fullTime, firstGoal, lastGoal }: FootballResult): boolean => {
  if (firstGoal === null || lastGoal === null) return true;
  const [all, beforeBreak] = [totalOf(fullTime), totalOf(halfTime)];
  const isOneGoal = all === 1 || fullTime[firstGoal] === 1;
  if (isOneGoal && (all === 1) !== (firstGoal === lastGoal)) return false;
  const scoredFirst = beforeBreak === 0 || halfTime[firstGoal] > 0;
  const scoredLast = all === beforeBreak || fullTime[lastGoal] > halfTime[lastGoal];
  return scoredFirst && scoredLast;
};
