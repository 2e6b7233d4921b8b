import type { League } from '../leagues.ts';
import {
  DAY_MS,
  planNth,
  type Planned,
  seasonOf,
  startOf,
  type Terms,
  type Track,
  tracksOf,
} from '../programme.ts';

/** A season of a league, in which each meets each at home and away. */
export interface PlannedSeason {
  readonly code: string;
  readonly league: League;
  /** When bets on the season before it close. */
  readonly announcedAt: number;
  /** When its last round begins. */
  readonly closesAt: number;
  readonly lastStartsAt: number;
  /** Its matches, one after the other. */
  readonly matches: () => Planned[];
}

/** How many matches of a league have started before an instant, all seasons together. */
const startedBefore = ({ slotMs, slotsADay, offsetMs }: Track, atMs: number): number => {
  const day = Math.floor(atMs / DAY_MS);
  const slots = Math.ceil((atMs - day * DAY_MS - offsetMs) / slotMs);
  return day * slotsADay + Math.min(Math.max(slots, 0), slotsADay);
};

const planSeason = (track: Track, number: number): PlannedSeason => {
  const { league, mark } = track;
  const { length } = seasonOf(league);
  const closing = (season: number): number => startOf(track, (season + 1) * length - league.teams.length / 2);
  return {
    code: `${league.code}-season-${number}-${mark}`,
    league,
    announcedAt: closing(number - 1),
    closesAt: closing(number),
    lastStartsAt: startOf(track, (number + 1) * length - 1),
    matches: () => Array.from({ length }, (_, place) => planNth(track, number * length + place)),
  };
};

/** All seasons that are announced before an instant, and whose last match starts at another one or after it. */
export const seasonsBetween = (terms: Terms, fromMs: number, untilMs: number): PlannedSeason[] =>
  tracksOf(terms).flatMap((track) => {
    const { length } = seasonOf(track.league);
    const first = Math.max(0, Math.floor((startedBefore(track, fromMs) - 1) / length));
    const last = Math.floor(startedBefore(track, untilMs) / length) + 1;
    return Array.from({ length: last - first + 1 }, (_, place) => planSeason(track, first + place)).filter(
      ({ announcedAt, lastStartsAt }) => announcedAt < untilMs && lastStartsAt >= fromMs,
    );
  });
