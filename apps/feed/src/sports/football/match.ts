import {
  type FootballResult,
  type GoalRates,
  type Incident,
  type MatchClock,
  playMatch,
  resultOf,
} from '@hintha/sports';
import { chanceOf, drawBetween } from '../../chance.ts';
import { abandonedAfter, type Fate, fateOf } from '../fate.ts';
import type { Planned, Terms } from '../programme.ts';
import { type Moment, placeIncidents } from './place-incidents.ts';
import { changesOf, lastUntil, NOT_BEGUN, type Standing, standingsOf } from './standings.ts';
import { ratesOf } from './strength.ts';

/** A match of football from its start to its end, which is known from the beginning. */
export interface FootballMatch {
  readonly planned: Planned;
  readonly seed: string;
  readonly rates: GoalRates;
  readonly fate: Fate;
  readonly moments: readonly Moment[];
  readonly changes: readonly number[];
  /** By how many seconds its prices follow a whole minute. */
  readonly shift: number;
  /** In seconds of the match. */
  readonly endsAt: number;
  readonly result: FootballResult;
  /** How it stands so many seconds after its start. */
  standingAt(seconds: number): Standing;
}

const MOST_SHIFT = 14;

/** What happens in a match. */
const playOf = (seed: string, planned: Planned): Incident[] =>
  playMatch(ratesOf(seed, planned), chanceOf(seed, planned.code, 'play'));

/** How a match ends that is played to its end; null of one that is put off or broken off. */
export const resultOfMatch = ({ seed }: Pick<Terms, 'seed'>, planned: Planned): FootballResult | null =>
  fateOf(seed, planned.code) === 'played' ? resultOf(playOf(seed, planned)) : null;

export const openFootballMatch = ({ seed }: Pick<Terms, 'seed'>, planned: Planned): FootballMatch => {
  const { code } = planned;
  const rates = ratesOf(seed, planned);
  const incidents = playOf(seed, planned);
  const chance = chanceOf(seed, code, 'seconds');
  const shift = drawBetween(chance, 0, MOST_SHIFT);
  const all = placeIncidents(incidents, chance);
  const fate = fateOf(seed, code);
  const fullTime = all.at(-1)?.at ?? 0;
  const endsAt = fate === 'abandoned' ? Math.floor(fullTime * abandonedAfter(seed, code)) : fullTime;
  const moments = all.filter(({ at }) => at <= endsAt);
  const standings = standingsOf(moments, chanceOf(seed, code, 'statistics'));
  const instants = moments.map(({ at }) => at);
  return {
    planned,
    seed,
    rates,
    fate,
    moments,
    changes: changesOf(standings),
    shift,
    endsAt,
    result: resultOf(incidents),
    standingAt: (seconds) => standings[lastUntil(instants, seconds)] ?? NOT_BEGUN,
  };
};

const MINUTE = 60;
/** What is left of a half that goes on beyond what was announced. */
const LEAST_LEFT = 0.25;

/** The clock that goals are expected by; null before the start. */
export const clockOf = (
  { period, periodStart, periodLength }: Standing,
  seconds: number,
): MatchClock | null => {
  if (period === null) return null;
  if (period === 'ht') return { half: 2, minutes: 0, length: periodLength };
  const minutes = Math.min((seconds - periodStart) / MINUTE, periodLength - LEAST_LEFT);
  return { half: period === '1st' ? 1 : 2, minutes, length: periodLength };
};

const HALF_MINUTES = 45;

/** As a scoreboard has it: the first minute is 1, and what is announced is counted beside 45 or 90. */
export const minuteOf = ({ period, periodStart }: Standing, seconds: number): string | null => {
  if (period !== '1st' && period !== '2nd') return null;
  const minute = Math.floor((seconds - periodStart) / MINUTE) + 1;
  const before = period === '1st' ? 0 : HALF_MINUTES;
  const added = minute - HALF_MINUTES;
  return added > 0 ? `${before + HALF_MINUTES}+${Math.min(added, 99)}` : String(before + minute);
};

/** Whose kinds of incidents are reported; attacks are not. */
export type Reported = Exclude<Incident['kind'], 'danger' | 'safe'>;

export const isReported = (kind: Incident['kind']): kind is Reported => kind !== 'danger' && kind !== 'safe';
