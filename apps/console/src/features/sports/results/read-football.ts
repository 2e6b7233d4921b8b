import { latinDigits } from '@hintha/money';
import type { Result } from '../use-events.ts';

export type FootballResult = Extract<Result, { readonly sport: 'football' }>;
type Score = FootballResult['fullTime'];
export type Side = 'home' | 'away';

export const SIDES = ['home', 'away'] as const;

/** Goals as they are typed, and who is said to have scored. */
export interface TypedFootball {
  readonly halfTime: Readonly<Record<Side, string>>;
  readonly fullTime: Readonly<Record<Side, string>>;
  readonly firstGoal: Side | null;
  readonly lastGoal: Side | null;
}

const NOTHING = { home: '', away: '' };
export const EMPTY_FOOTBALL: TypedFootball = {
  halfTime: NOTHING,
  fullTime: NOTHING,
  firstGoal: null,
  lastGoal: null,
};

const GOALS = /^\d{1,2}$/u;

/** A number of goals; undefined for anything else. */
export const readGoals = (typed: string): number | undefined => {
  const text = latinDigits(typed).trim();
  return GOALS.test(text) ? Number(text) : undefined;
};

const readScore = ({ home, away }: Readonly<Record<Side, string>>): Score | undefined => {
  const [ofHome, ofAway] = [readGoals(home), readGoals(away)];
  return ofHome === undefined || ofAway === undefined ? undefined : { home: ofHome, away: ofAway };
};

export interface Scores {
  readonly halfTime: Score;
  readonly fullTime: Score;
}

/** Both scores; `fewer` where a side would have lost goals after the break. */
export const readScores = ({ halfTime, fullTime }: TypedFootball): Scores | 'fewer' | undefined => {
  const [half, full] = [readScore(halfTime), readScore(fullTime)];
  if (half === undefined || full === undefined) return undefined;
  return SIDES.some((side) => half[side] > full[side]) ? 'fewer' : { halfTime: half, fullTime: full };
};

export interface Scorers {
  readonly first: Side;
  readonly last: Side;
}

const totalOf = ({ home, away }: Score): number => home + away;

const isPossible = ({ halfTime, fullTime }: Scores, { first, last }: Scorers): boolean => {
  const after = { home: fullTime.home - halfTime.home, away: fullTime.away - halfTime.away };
  const isFirst = totalOf(halfTime) === 0 ? after[first] > 0 : halfTime[first] > 0;
  const isLast = totalOf(after) === 0 ? halfTime[last] > 0 : after[last] > 0;
  // One goal is the first and the last; of more goals nobody's only one is both.
  const isOne = totalOf(fullTime) === 1;
  const isBoth = first === last ? isOne || fullTime[first] > 1 : !isOne;
  return isFirst && isLast && isBoth;
};

const PAIRS: readonly Scorers[] = SIDES.flatMap((first) => SIDES.map((last) => ({ first, last })));

/** Who can have scored the first and the last goal of such a match; nobody where there is none. */
export const possibleScorers = (scores: Scores): readonly Scorers[] =>
  PAIRS.filter((pair) => isPossible(scores, pair));

const only = <One>(all: readonly One[]): One | null => (new Set(all).size === 1 ? (all[0] ?? null) : null);

/** The sides that can have scored the first goal, and after it those that can have scored the last. */
export const scorersOf = (scores: Scores, chosen: Side | null) => {
  const pairs = possibleScorers(scores);
  const firsts = [...new Set(pairs.map(({ first }) => first))];
  const first = firsts.find((side) => side === chosen) ?? only(firsts);
  const lasts = pairs.filter((pair) => pair.first === first).map(({ last }) => last);
  return { firsts, first, lasts };
};

/** A result as it goes over the wire; undefined while it is not filled in, or cannot have come about. */
export const readFootball = (typed: TypedFootball): FootballResult | undefined => {
  const scores = readScores(typed);
  if (scores === undefined || scores === 'fewer') return undefined;
  if (totalOf(scores.fullTime) === 0)
    return { sport: 'football', ...scores, firstGoal: null, lastGoal: null };
  const { first, lasts } = scorersOf(scores, typed.firstGoal);
  const last = lasts.find((side) => side === typed.lastGoal) ?? only(lasts);
  return first === null || last === null
    ? undefined
    : { sport: 'football', ...scores, firstGoal: first, lastGoal: last };
};

const typeScore = ({ home, away }: Score) => ({ home: String(home), away: String(away) });

/** A result as it would be typed. */
export const typeFootball = ({ halfTime, fullTime, firstGoal, lastGoal }: FootballResult): TypedFootball => ({
  halfTime: typeScore(halfTime),
  fullTime: typeScore(fullTime),
  firstGoal,
  lastGoal,
});
