import { type GoalRates, type Line, lineOf, remainingGoals } from '@hintha/sports';
import { leadOf, totalOf } from '../score.ts';
import type { Priced } from './priced.ts';

/** The markets of a match that have lines. */
export const LINED = [
  'asian_handicap',
  'over_under',
  'first_half_asian_handicap',
  'first_half_over_under',
] as const;
export type Lined = (typeof LINED)[number];

/** On either side of the main line, in quarters. */
const BESIDE = 2;
const HALF_GOAL = 2;
/** By how much less than the goals that are expected the line is at which over is as likely as under; found by trying. */
const BELOW_MEAN = 0.1;

const quarters = (goals: number): number => Math.round(goals * 4) + 0;

/** The lines at which either side is about as likely to win. */
export const mainLines = ({ rates, clock, standing }: Priced): Readonly<Record<Lined, number>> => {
  const { beforeBreak, afterBreak } = remainingGoals(rates, clock, standing.sentOff);
  const whole: GoalRates = {
    home: beforeBreak.home + afterBreak.home,
    away: beforeBreak.away + afterBreak.away,
  };
  const scored = totalOf(standing.score);
  const total = (more: GoalRates): number =>
    Math.max(quarters(scored + totalOf(more) - BELOW_MEAN), 4 * scored + HALF_GOAL);
  return {
    asian_handicap: quarters(-leadOf(whole)),
    over_under: total(whole),
    first_half_asian_handicap: quarters(-leadOf(beforeBreak)),
    first_half_over_under: total(beforeBreak),
  };
};

/** The main line and those beside it; of a total none below the least that there can be. */
export const windowOf = (code: Lined, main: number): Line[] => {
  const least = code.endsWith('over_under') ? HALF_GOAL : Number.NEGATIVE_INFINITY;
  return Array.from({ length: 2 * BESIDE + 1 }, (_, place) => main + place - BESIDE)
    .filter((line) => line >= least)
    .map(lineOf);
};

/** Every line that a match has had by now, in order. */
export const linesOf = (pricings: readonly Priced[], code: Lined): Line[] => {
  const lines = new Set(pricings.flatMap((priced) => windowOf(code, mainLines(priced)[code])));
  return [...lines].sort((a, b) => a - b);
};
