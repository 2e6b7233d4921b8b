import type { Chance, FootballStanding, Incident, Score, Side } from '@hintha/sports';
import { LEVEL } from '../score.ts';
import type { Moment } from './place-incidents.ts';
import { countIncident, NO_TALLY, type Tally } from './tally.ts';

/** How a match stands from one moment to the next. */
export interface Standing extends FootballStanding {
  /** Since when, in seconds of the match. */
  readonly since: number;
  readonly period: '1st' | 'ht' | '2nd' | null;
  /** When the period began. */
  readonly periodStart: number;
  /** How many minutes it has, with what is announced. */
  readonly periodLength: number;
  readonly sentOff: Score;
  /** Since when there has been an attack or a review; null while there is none. */
  readonly dangerSince: number | null;
  /** Goals, red cards and reviews so far. */
  readonly incidents: number;
  readonly tally: Tally;
}

export const NOT_BEGUN: Standing = {
  since: Number.NEGATIVE_INFINITY,
  period: null,
  periodStart: 0,
  periodLength: 0,
  score: LEVEL,
  halfTime: null,
  firstGoal: null,
  lastGoal: null,
  sentOff: LEVEL,
  dangerSince: null,
  incidents: 0,
  tally: NO_TALLY,
};

const PERIODS: Readonly<Partial<Record<Incident['kind'], Standing['period']>>> = {
  kick_off: '1st',
  half_time: 'ht',
  second_half: '2nd',
  full_time: null,
};

const COUNTED: readonly Incident['kind'][] = ['goal', 'red_card', 'review'];

/** How a match stands from each of its moments on. */
export const standingsOf = (moments: readonly Moment[], chance: Chance): Standing[] => {
  let standing = NOT_BEGUN;
  let scorers: readonly Side[] = [];
  return moments.map(({ at, incident }, place) => {
    scorers = scorersAfter(scorers, incident);
    const before = moments[place - 1]?.incident.kind;
    standing = {
      ...follow(standing, at, incident),
      firstGoal: scorers[0] ?? null,
      lastGoal: scorers.at(-1) ?? null,
      tally: countIncident(standing.tally, incident, before, chance),
    };
    return standing;
  });
};

/** A goal that is taken back was neither the first nor the last. */
const scorersAfter = (scorers: readonly Side[], { kind, side }: Incident): readonly Side[] => {
  if (kind === 'goal' && side !== null) return [...scorers, side];
  return kind === 'goal_disallowed' ? scorers.slice(0, -1) : scorers;
};

const follow = (before: Standing, at: number, { kind, clock, score, sentOff }: Incident): Standing => {
  const period = PERIODS[kind];
  const isOfPeriod = period === undefined;
  return {
    ...before,
    since: at,
    period: isOfPeriod ? before.period : period,
    periodStart: isOfPeriod ? before.periodStart : at,
    periodLength: clock.length,
    score,
    sentOff,
    halfTime: kind === 'half_time' ? score : before.halfTime,
    dangerSince: dangerAfter(before.dangerSince, kind, at),
    incidents: before.incidents + (COUNTED.includes(kind) ? 1 : 0),
  };
};

const dangerAfter = (since: number | null, kind: Incident['kind'], at: number): number | null => {
  if (kind === 'danger') return at;
  return kind === 'safe' ? null : since;
};

/**
 * The moments from which prices are other ones: what has changed stands when the attack in which it did is over. Goals
 * that are being reviewed are no one's yet.
 */
export const changesOf = (standings: readonly Standing[]): number[] => {
  const changes: number[] = [];
  let priced = NOT_BEGUN;
  for (const standing of standings) {
    if (standing.dangerSince !== null || standing.period === null || !isOther(standing, priced)) continue;
    changes.push(standing.since);
    priced = standing;
  }
  return changes;
};

const isOther = (one: Standing, other: Standing): boolean =>
  one.period !== other.period || one.incidents !== other.incidents;

/** The last of what is in order that is not after an instant; -1 when all are. */
export const lastUntil = (instants: readonly number[], until: number): number => {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? Infinity) <= until) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
