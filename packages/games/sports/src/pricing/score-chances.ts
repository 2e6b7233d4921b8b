import type { Score } from '../markets/market.ts';

/** How many goals each side is expected to score in what is left of a match. */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
}

/** A score with its chance; the chances of a list add up to one. */
export interface ScoreChance {
  readonly score: Score;
  readonly chance: number;
}

/**
 * By how much low draws are more frequent than independent goals make them (Dixon and Coles, Modelling association
 * football scores, 1997, where it is -0.13 for the English leagues).
 */
export const LOW_SCORE_DEPENDENCE = -0.13;

/** Of each side; more in one match has a chance below one in ten million at three expected goals. */
const MOST_GOALS = 15;

const poisson = (rate: number): number[] => {
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  return chances;
};

/** What the four lowest scores are multiplied by. */
const adjust = ({ home, away }: GoalRates, score: Score, dependence: number): number => {
  if (score.home > 1 || score.away > 1) return 1;
  if (score.home === 0 && score.away === 0) return 1 - home * away * dependence;
  if (score.home === 1 && score.away === 1) return 1 - dependence;
  return 1 + dependence * (score.home === 0 ? home : away);
};

/** The most that dependence may be without a chance below 0. */
const bounded = ({ home, away }: GoalRates, dependence: number): number => {
  const least = Math.max(-1 / Math.max(home, away, 1), -1);
  return Math.min(Math.max(dependence, least), Math.min(1 / Math.max(home * away, 1), 1));
};

/**
 * The chances of what will be scored, by the model of Dixon and Coles.
 *
 * @param dependence of low scores; 0 once a match has begun, for it holds for scores from level on.
 */
export const scoreChances = (rates: GoalRates, dependence = LOW_SCORE_DEPENDENCE): ScoreChance[] => {
  const [home, away] = [poisson(rates.home), poisson(rates.away)];
  const within = bounded(rates, dependence);
  const weights = home.flatMap((ofHome, n) =>
    away.map((ofAway, m) => {
      const score = { home: n, away: m };
      return { score, weight: ofHome * ofAway * adjust(rates, score, within) };
    }),
  );
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.map(({ score, weight }) => ({ score, chance: weight / total }));
};
