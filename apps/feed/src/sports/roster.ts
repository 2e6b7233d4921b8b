import { openEsportsEvent } from './esports/playing.ts';
import type { PlayedMatch } from './event.ts';
import { openFootballEvent } from './football/playing.ts';
import { EARLY_LEAD_MS, type Planned, plannedBetween, type Terms } from './programme.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** No match takes more minutes of play, breaks among them. */
const LONGEST_MINUTES = 270;
/** For so long a match that is over is still told of, so that a result that was lost arrives. */
export const LINGER_MS: number = 10 * MINUTE_MS;

export const openPlayed = (terms: Terms, planned: Planned): PlayedMatch =>
  planned.bestOf === null ? openFootballEvent(terms, planned) : openEsportsEvent(terms, planned);

export const longestMs = ({ pace }: Terms): number => (LONGEST_MINUTES * MINUTE_MS) / pace;

/** The matches that are told of: announced, being played, or just over. */
export interface Roster {
  /** The same match is the same object for as long as it stays. */
  at(atMs: number): readonly PlayedMatch[];
}

export const openRoster = (terms: Terms): Roster => {
  let open = new Map<string, PlayedMatch>();
  return {
    at: (atMs) => {
      const planned = plannedBetween(terms, atMs - longestMs(terms) - LINGER_MS, atMs + EARLY_LEAD_MS);
      const announced = planned.filter(({ announcedAt }) => announcedAt <= atMs);
      open = new Map(announced.map((one) => [one.code, open.get(one.code) ?? openPlayed(terms, one)]));
      return [...open.values()].filter(({ endsAt }) => endsAt + LINGER_MS > atMs);
    },
  };
};

/** Whoever was away for longer is not told any more what had happened before. */
export const PAST_MS: number = 48 * HOUR_MS;

/** Matches that were over between two instants, one after the other. */
export function* endedBetween(terms: Terms, fromMs: number | null, untilMs: number): Generator<PlayedMatch> {
  const earliest = Math.max(fromMs ?? 0, untilMs - PAST_MS);
  for (const planned of plannedBetween(terms, earliest - longestMs(terms), untilMs)) {
    const event = openPlayed(terms, planned);
    if (event.endsAt >= earliest && event.endsAt < untilMs) yield event;
  }
}
