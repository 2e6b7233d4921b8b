import { LEVEL, type Score, type Side } from '../markets/market.ts';
import type { FootballResult } from '../markets/football-result.ts';
import { type MatchClock, remainingGoals } from '../pricing/match-clock.ts';
import type { GoalRates } from '../pricing/score-chances.ts';
import type { Chance } from './seeded-chance.ts';

export type IncidentKind =
  | 'kick_off'
  | 'danger'
  | 'safe'
  | 'goal'
  | 'review'
  | 'goal_stands'
  | 'goal_disallowed'
  | 'red_card'
  | 'half_time'
  | 'second_half'
  | 'full_time';

/** Something that happens in a match, with where the match then stands. */
export interface Incident {
  readonly kind: IncidentKind;
  /** Whose it is; null of what belongs to both. */
  readonly side: Side | null;
  readonly clock: MatchClock;
  readonly score: Score;
  readonly sentOff: Score;
}

/** The match goes in steps of a quarter of a minute. */
const STEP = 0.25;
const HALF = 45;
/** Assumptions of the play, for a lively feed: stoppage time, attacks, reviews, and cards of a match. */
const STOPPAGE = { least: 1, most: 7 };
const ATTACKS_A_MINUTE = 0.7;
const REVIEWED = 0.12;
const DISALLOWED = 0.4;
const RED_CARDS_A_MATCH = 0.18;

interface Play {
  readonly whole: GoalRates;
  readonly chance: Chance;
  readonly incidents: Incident[];
  score: Score;
  sentOff: Score;
  clock: MatchClock;
}

const note = (play: Play, kind: IncidentKind, side: Side | null = null): void => {
  const { clock, score, sentOff } = play;
  play.incidents.push({ kind, side, clock, score, sentOff });
};

const plusOne = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });

/** Every incident of a match from its start to its end, in order. */
export const playMatch = (whole: GoalRates, chance: Chance): Incident[] => {
  const clock: MatchClock = { half: 1, minutes: 0, length: HALF };
  const play: Play = { whole, chance, incidents: [], score: LEVEL, sentOff: LEVEL, clock };
  playHalf(play, 1);
  playHalf(play, 2);
  return play.incidents;
};

const playHalf = (play: Play, half: 1 | 2): void => {
  const stoppage = STOPPAGE.least + Math.floor(play.chance() * (STOPPAGE.most - STOPPAGE.least + 1));
  const length = HALF + stoppage;
  play.clock = { half, minutes: 0, length };
  note(play, half === 1 ? 'kick_off' : 'second_half');
  for (let minutes = STEP; minutes <= length; minutes += STEP) {
    play.clock = { half, minutes, length };
    playStep(play);
  }
  note(play, half === 1 ? 'half_time' : 'full_time');
};

/** The goals that are expected in this step, by what is left of the half. */
const ratesNow = ({ whole, clock, sentOff }: Play): GoalRates => {
  const { beforeBreak, afterBreak } = remainingGoals(whole, { ...clock, minutes: 0 }, sentOff);
  const rates = clock.half === 1 ? beforeBreak : afterBreak;
  const share = STEP / clock.length;
  return { home: rates.home * share, away: rates.away * share };
};

const playStep = (play: Play): void => {
  const rates = ratesNow(play);
  for (const side of ['home', 'away'] as const)
    if (play.chance() < RED_CARDS_A_MATCH / 2 / ((2 * HALF) / STEP)) {
      play.sentOff = plusOne(play.sentOff, side);
      note(play, 'red_card', side);
    }
  const drawn = play.chance();
  const side: Side = drawn < rates.home ? 'home' : 'away';
  if (drawn < rates.home + rates.away) attack(play, side, true);
  else if (drawn > 1 - ATTACKS_A_MINUTE * STEP) attack(play, play.chance() < 0.5 ? 'home' : 'away', false);
};

/** An attack, which is danger while it lasts; some of its goals are reviewed, and some of those do not stand. */
const attack = (play: Play, side: Side, scores: boolean): void => {
  note(play, 'danger', side);
  if (scores) score(play, side);
  // Goals that do not stand come on top of those that are expected.
  else if (play.chance() < phantomShare(play)) disallow(play, side);
  note(play, 'safe', side);
};

/** How many of the attacks without a goal bring one that is taken back. */
const phantomShare = (play: Play): number => {
  const { home, away } = ratesNow(play);
  return ((home + away) * REVIEWED * DISALLOWED) / (ATTACKS_A_MINUTE * STEP);
};

const score = (play: Play, side: Side): void => {
  play.score = plusOne(play.score, side);
  note(play, 'goal', side);
  if (play.chance() >= REVIEWED * (1 - DISALLOWED)) return;
  note(play, 'review', side);
  note(play, 'goal_stands', side);
};

const disallow = (play: Play, side: Side): void => {
  const before = play.score;
  play.score = plusOne(before, side);
  note(play, 'goal', side);
  note(play, 'review', side);
  play.score = before;
  note(play, 'goal_disallowed', side);
};

/** Who scored the goals that stand, in their order. */
const scorersOf = (incidents: readonly Incident[]): Side[] => {
  const scorers: Side[] = [];
  for (const { kind, side } of incidents) {
    if (kind === 'goal' && side !== null) scorers.push(side);
    if (kind === 'goal_disallowed') scorers.pop();
  }
  return scorers;
};

/** The result of a match that was played to its end. */
export const resultOf = (incidents: readonly Incident[]): FootballResult => {
  const scorers = scorersOf(incidents);
  return {
    halfTime: incidents.find(({ kind }) => kind === 'half_time')?.score ?? LEVEL,
    fullTime: incidents.at(-1)?.score ?? LEVEL,
    firstGoal: scorers[0] ?? null,
    lastGoal: scorers.at(-1) ?? null,
  };
};
