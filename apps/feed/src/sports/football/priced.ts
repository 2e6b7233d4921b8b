import type { GoalRates, MatchClock } from '@hintha/sports';
import { opinionSince } from '../opinions.ts';
import { clockOf, type FootballMatch } from './match.ts';
import { lastUntil, NOT_BEGUN, type Standing } from './standings.ts';
import { opinionAt } from './strength.ts';

/** What prices are made from. */
export interface Priced {
  /** Tells it from other pricings of the match. */
  readonly key: string;
  readonly rates: GoalRates;
  readonly clock: MatchClock | null;
  readonly standing: Standing;
}

/** In seconds of the match: how often what most people bet on is priced, and how often the rest. */
const STEPS = { often: 15, seldom: 60 } as const;
export type Step = keyof typeof STEPS;

/** Matches that start together are not all priced at once. */
const stepSince = ({ shift }: FootballMatch, seconds: number, every: number): number =>
  Math.floor((seconds - shift) / every) * every + shift;

export const nextStepAfter = (match: FootballMatch, seconds: number): number =>
  stepSince(match, seconds, STEPS.often) + STEPS.often;

export const pricedBefore = ({ seed, planned, rates }: FootballMatch, atMs: number): Priced => {
  const changedAt = opinionSince(planned.startsAt, atMs);
  return {
    key: `before ${changedAt}`,
    rates: opinionAt(seed, planned.code, rates, changedAt),
    clock: null,
    standing: NOT_BEGUN,
  };
};

/**
 * What prices are made from in play: the clock in steps, or the last thing that has changed them when that is later. While
 * there is danger they stay what they were before it.
 */
export const pricedAt = (match: FootballMatch, seconds: number, step: Step): Priced => {
  const { dangerSince } = match.standingAt(seconds);
  const until = dangerSince === null ? seconds : dangerSince - 1;
  const changedAt = match.changes[lastUntil(match.changes, until)] ?? 0;
  return pricedFrom(match, Math.max(changedAt, stepSince(match, until, STEPS[step])));
};

const pricedFrom = (match: FootballMatch, at: number): Priced => {
  const standing = match.standingAt(match.changes[lastUntil(match.changes, at)] ?? 0);
  return { key: String(at), rates: match.rates, clock: clockOf(standing, at), standing };
};

/** Everything that prices of the rarer kind have been made from by then, since the match was announced. */
export const pricingsUntil = (match: FootballMatch, seconds: number): Priced[] => {
  const until = Number(pricedAt(match, seconds, 'seldom').key);
  const steps = Array.from(
    { length: Math.floor(until / STEPS.seldom) + 1 },
    (_, n) => n * STEPS.seldom + match.shift,
  );
  const instants = new Set([...steps, ...match.changes].filter((at) => at <= until));
  return [openingOf(match), ...[...instants].map((at) => pricedFrom(match, at))];
};

/** What lines follow before the start, which do not wander. */
export const openingOf = ({ rates }: Pick<FootballMatch, 'rates'>): Priced => ({
  key: 'opening',
  rates,
  clock: null,
  standing: NOT_BEGUN,
});
