import type { PlayedEvent } from '../event.ts';
import type { Terms } from '../programme.ts';
import { LINGER_MS, longestMs, PAST_MS } from '../roster.ts';
import { seasonsBetween } from './plan-seasons.ts';
import { openSeasonEvent } from './season-event.ts';

/** The seasons that are told of: announced, being played, or just over. */
export interface Seasons {
  /** The same season is the same object for as long as it stays. */
  at(atMs: number): readonly PlayedEvent[];
}

export const openSeasons = (terms: Terms): Seasons => {
  let open = new Map<string, PlayedEvent>();
  return {
    at: (atMs) => {
      const planned = seasonsBetween(terms, atMs - longestMs(terms) - LINGER_MS, atMs);
      open = new Map(planned.map((one) => [one.code, open.get(one.code) ?? openSeasonEvent(terms, one)]));
      return [...open.values()].filter((event) => isReported(event, atMs));
    },
  };
};

// When a season ends is found out by playing its last matches, which is not done before they are.
const isReported = (event: PlayedEvent, atMs: number): boolean =>
  event.phaseAt(atMs) !== 'ended' || event.endsAt + LINGER_MS > atMs;

/** Seasons that were over between two instants. */
export function* seasonsEndedBetween(
  terms: Terms,
  fromMs: number | null,
  untilMs: number,
): Generator<PlayedEvent> {
  const earliest = Math.max(fromMs ?? 0, untilMs - PAST_MS);
  for (const planned of seasonsBetween(terms, earliest - longestMs(terms), untilMs)) {
    if (planned.lastStartsAt >= untilMs) continue;
    const event = openSeasonEvent(terms, planned);
    if (event.endsAt >= earliest && event.endsAt < untilMs) yield event;
  }
}
