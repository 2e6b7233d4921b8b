import {
  courseChances,
  type EndChance,
  finalScoreChances,
  type FootballResult,
  remainingGoals,
  type Score,
} from '@hintha/sports';
import { leadOf, totalOf } from '../score.ts';
import type { View } from './offers.ts';
import type { Priced } from './priced.ts';

/** The play knows no dependence of low scores. */
const INDEPENDENT = 0;
const NO_GOALS: Score = { home: 0, away: 0 };
const NEGLIGIBLE = 1e-9;

/** What markets of a view tell ends apart by. */
const KEYS: Readonly<Record<View, (result: FootballResult) => string | number>> = {
  lead: ({ fullTime }) => leadOf(fullTime),
  total: ({ fullTime }) => totalOf(fullTime),
  score: ({ fullTime }) => `${fullTime.home}-${fullTime.away}`,
  half_lead: ({ halfTime }) => leadOf(halfTime),
  half_total: ({ halfTime }) => totalOf(halfTime),
  course: ({ halfTime, fullTime, firstGoal, lastGoal }) =>
    `${Math.sign(leadOf(halfTime))}/${Math.sign(leadOf(fullTime))} ${firstGoal} ${lastGoal}`,
};

/** Counts ends together that a view does not tell apart: a market is then priced by tens of them, not by thousands. */
const groupEnds = (
  ends: readonly EndChance[],
  keyOf: (result: FootballResult) => string | number,
): EndChance[] => {
  const groups = new Map<string | number, { result: FootballResult; chance: number }>();
  for (const { result, chance } of ends) {
    if (chance < NEGLIGIBLE) continue;
    const key = keyOf(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { result, chance });
    else group.chance += chance;
  }
  return [...groups.values()];
};

const endsOf = ({ rates, clock, standing }: Priced, view: View): EndChance[] => {
  const remaining = remainingGoals(rates, clock, standing.sentOff);
  if (view === 'course') return courseChances(standing, remaining);
  if (view === 'half_lead' || view === 'half_total')
    return finalScoreChances(standing, { ...remaining, afterBreak: NO_GOALS }, INDEPENDENT).map(
      ({ result, chance }) => ({ result: { ...result, halfTime: result.fullTime }, chance }),
    );
  return finalScoreChances(standing, remaining, INDEPENDENT);
};

/** The ends of a match as a view sees them. */
export const viewEnds = (priced: Priced, view: View): EndChance[] =>
  groupEnds(endsOf(priced, view), KEYS[view]);
