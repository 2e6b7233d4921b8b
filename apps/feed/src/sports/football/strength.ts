import { type GoalRates, goalRatesOf, type Team } from '@hintha/sports';
import { chanceOf, driftAt } from '../../chance.ts';
import type { Planned } from '../programme.ts';

/** Teams of a league are so far apart; beside it each scores and lets in a little more or less than its strength says. */
const ATTACK = 0.32;
const DEFENCE = -0.26;
const OWN = 0.08;

const teamOf = (seed: string, league: string, name: string): Team => {
  const chance = chanceOf(seed, league, name);
  const draw = (): number => 2 * chance() - 1;
  const strength = draw();
  return {
    name,
    attack: Math.exp(ATTACK * strength + OWN * draw()),
    defence: Math.exp(DEFENCE * strength + OWN * draw()),
  };
};

/** The goals that a match is played by. */
export const ratesOf = (seed: string, { league, home, away }: Planned): GoalRates =>
  goalRatesOf(teamOf(seed, league.code, home), teamOf(seed, league.code, away));

const DRIFT = 0.03;
const DRIFT_KNOT_MS = 30 * 60_000;

/** Those that are thought of before the start, which wander about the right ones. */
export const opinionAt = (seed: string, code: string, rates: GoalRates, atMs: number): GoalRates => {
  const drift = (side: string): number => Math.exp(DRIFT * driftAt(atMs, DRIFT_KNOT_MS, seed, code, side));
  return { home: rates.home * drift('home'), away: rates.away * drift('away') };
};
