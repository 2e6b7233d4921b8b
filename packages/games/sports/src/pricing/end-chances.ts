import type { FootballResult, FootballStanding } from '../markets/football-result.ts';
import { type Score, type Side, totalOf } from '../markets/market.ts';
import { type GoalRates, LOW_SCORE_DEPENDENCE, type ScoreChance, scoreChances } from './score-chances.ts';

/** How a match may end, with its chance; the chances of a list add up to one. */
export interface EndChance {
  readonly result: FootballResult;
  readonly chance: number;
}

/** What is still to come of a match: the goals that are expected before the break and after it. */
export interface Remaining {
  readonly beforeBreak: GoalRates;
  readonly afterBreak: GoalRates;
}

/** Scores that are rarer are left out of the course of a match, which has one for each half. */
const NEGLIGIBLE = 1e-7;

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

const likely = (chances: readonly ScoreChance[]): ScoreChance[] =>
  chances.filter(({ chance }) => chance >= NEGLIGIBLE);

const rateOf = ({ beforeBreak, afterBreak }: Remaining): GoalRates => ({
  home: beforeBreak.home + afterBreak.home,
  away: beforeBreak.away + afterBreak.away,
});

const hasBegun = ({ score, halfTime }: FootballStanding): boolean => halfTime !== null || totalOf(score) > 0;

const dependenceOf = (standing: FootballStanding): number => (hasBegun(standing) ? 0 : LOW_SCORE_DEPENDENCE);

/**
 * How a match may end, for markets that look at its final score alone. Who scored first and last, and the break, are
 * filled in as they may have been.
 *
 * @param dependence of low scores, which is that of the leagues it was measured in for as long as nothing was scored; 0
 *   where goals are known to be independent of each other, as those of `playMatch` are.
 */
export const finalScoreChances = (
  standing: FootballStanding,
  remaining: Remaining,
  dependence: number = dependenceOf(standing),
): EndChance[] =>
  scoreChances(rateOf(remaining), dependence).map(({ score: more, chance }) => {
    const { score, halfTime } = standing;
    const [after = UNKNOWN] = scorersOf(more);
    const firstGoal = standing.firstGoal ?? after.first;
    const lastGoal = after.last ?? standing.lastGoal;
    return {
      result: { halfTime: halfTime ?? score, fullTime: plus(score, more), firstGoal, lastGoal },
      chance,
    };
  });

/**
 * How a match may end with its break and its first and last goal, for markets that look at those. Goals of the two halves
 * are independent of each other; within one any order of them is as likely as another.
 */
export const courseChances = (standing: FootballStanding, remaining: Remaining): EndChance[] => {
  const first = standing.halfTime === null ? likely(scoreChances(remaining.beforeBreak, 0)) : NOTHING_MORE;
  const second = likely(scoreChances(remaining.afterBreak, 0));
  const ends = first.flatMap((one) =>
    second.flatMap((other) => {
      const chance = one.chance * other.chance;
      return chance < NEGLIGIBLE / 10 ? [] : endsOf(standing, one.score, other.score, chance);
    }),
  );
  const total = ends.reduce((sum, { chance }) => sum + chance, 0);
  return ends.map(({ result, chance }) => ({ result, chance: chance / total }));
};

const NOTHING_MORE: ScoreChance[] = [{ score: { home: 0, away: 0 }, chance: 1 }];

interface Scorers {
  readonly first: Side | null;
  readonly last: Side | null;
  readonly chance: number;
}

const UNKNOWN: Scorers = { first: null, last: null, chance: 1 };
const SIDES = ['home', 'away'] as const;

/** Who scores the first and the last of goals that come in any order; of a single one it is the same goal. */
const scorersOf = (goals: Score): Scorers[] => {
  const total = totalOf(goals);
  if (total === 0) return [UNKNOWN];
  return SIDES.flatMap((first) =>
    SIDES.map((last) => ({ first, last, chance: (goals[first] / total) * lastAfter(first, last, goals) })),
  ).filter(({ chance }) => chance > 0);
};

/** The chance that a side scores the last goal when it is known who scored the first. */
const lastAfter = (first: Side, last: Side, goals: Score): number => {
  const total = totalOf(goals);
  const isSame = first === last ? 1 : 0;
  return total === 1 ? isSame : (goals[last] - isSame) / (total - 1);
};

/** Of two halves the first goal is that of the earlier one which has any, and the last that of the later one. */
const scorersOfHalves = (first: Score, second: Score): Scorers[] => {
  if (totalOf(first) === 0 || totalOf(second) === 0) return scorersOf(plus(first, second));
  return scorersOf(first).flatMap((early) =>
    scorersOf(second).map((late) => ({
      first: early.first,
      last: late.last,
      chance: early.chance * late.chance,
    })),
  );
};

function endsOf(standing: FootballStanding, first: Score, second: Score, chance: number): EndChance[] {
  const { score, halfTime, firstGoal, lastGoal } = standing;
  const fullTime = plus(plus(score, first), second);
  return scorersOfHalves(first, second).map((scorers) => ({
    result: {
      halfTime: halfTime ?? plus(score, first),
      fullTime,
      firstGoal: firstGoal ?? scorers.first,
      lastGoal: scorers.last ?? lastGoal,
    },
    chance: chance * scorers.chance,
  }));
}
