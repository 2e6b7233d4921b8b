import { type LeftMatch, type Merit, type MeritChance, rankByMerit } from '@hintha/sports';
import { once } from '../memo.ts';
import type { Terms } from '../programme.ts';
import { longestMs } from '../roster.ts';
import type { Phase } from '../timetable.ts';
import type { PlannedSeason } from './plan-seasons.ts';
import { openSeasonMatch, type SeasonMatch } from './season-match.ts';

/** While nothing happens in any match the clocks of those in play change the chances a little. */
const STEP_MS = 2 * 60_000;

/** A table with what is left of its season. */
export interface Table {
  readonly merits: readonly Merit[];
  readonly left: readonly LeftMatch[];
}

/** How a season goes. */
export interface Course {
  /** When the last of its matches ends. */
  readonly endsAt: () => number;
  phaseAt(atMs: number): Phase;
  /** Since when its table and what is to be expected of its matches are what they are at an instant, and until when. */
  steadySince(atMs: number): number;
  steadyUntil(atMs: number): number;
  /** Whether something has happened in a match of which it is not known yet what it comes to. */
  isUnclear(atMs: number): boolean;
  tableAt(atMs: number): Table;
  /** Who came where, by their places among the teams from 1 on. */
  rankingAt(atMs: number): string[][];
}

const stepSince = (atMs: number): number => Math.floor(atMs / STEP_MS) * STEP_MS;

export const openCourse = (
  terms: Terms,
  { league: { teams }, closesAt, lastStartsAt, matches: plan }: PlannedSeason,
): Course => {
  const matches = once(() => plan().map((planned) => openSeasonMatch(terms, planned)));
  const played = (atMs: number): SeasonMatch[] =>
    matches().filter(({ planned: { startsAt } }) => startsAt <= atMs && startsAt + longestMs(terms) > atMs);
  const changesAbout = (atMs: number): number[] => played(atMs).flatMap((match) => match.changes());
  const endsAt = once(() => Math.max(lastStartsAt, ...changesAbout(lastStartsAt)));
  const tableOf = (atMs: number): Table => tableAt(teams, matches(), atMs);
  return {
    endsAt,
    phaseAt: (atMs) => {
      if (atMs < closesAt) return 'scheduled';
      return atMs < lastStartsAt || atMs < endsAt() ? 'live' : 'ended';
    },
    steadySince: (atMs) => Math.max(stepSince(atMs), ...changesAbout(atMs).filter((at) => at <= atMs)),
    steadyUntil: (atMs) =>
      Math.min(stepSince(atMs) + STEP_MS, ...changesAbout(atMs).filter((at) => at > atMs)),
    isUnclear: (atMs) => played(atMs).some((match) => match.isUnclear(atMs)),
    tableAt: tableOf,
    rankingAt: (atMs) =>
      rankByMerit(tableOf(atMs).merits).map((places) => places.map((place) => String(place + 1))),
  };
};

/** What everybody has at an instant, and what is left to be played. */
const tableAt = (teams: readonly string[], matches: readonly SeasonMatch[], atMs: number): Table => {
  const merits = teams.map(() => 0);
  const left: LeftMatch[] = [];
  for (const match of matches) {
    const [home, away] = [teams.indexOf(match.planned.home), teams.indexOf(match.planned.away)];
    const ends = match.at(atMs);
    const [only] = ends;
    if (ends.length > 1) left.push({ home, away, ends, draw: match.draw() });
    else if (only !== undefined) addEnd(merits, [home, away], only);
  }
  return { merits, left };
};

const addEnd = (merits: Merit[], [home, away]: readonly [number, number], end: MeritChance): void => {
  merits[home] = (merits[home] ?? 0) + end.home;
  merits[away] = (merits[away] ?? 0) + end.away;
};
