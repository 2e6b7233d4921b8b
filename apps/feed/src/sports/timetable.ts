import type { FeedMessageOf } from '@hintha/vendor-protocol/feed';
import type { Fate } from './fate.ts';

export type Phase = FeedMessageOf<'state'>['phase'];

/** When what of a match is; seconds are those of the match, of which several go by in one. */
export interface Timetable {
  readonly endsAt: number;
  /** From then on a match is known to be put off; later than everything of one that is not. */
  readonly putOffAt: number;
  phaseAt(atMs: number): Phase;
  /** Since the start, below 0 before it. */
  secondsAt(atMs: number): number;
  /** The first millisecond at which so many seconds have gone by. */
  instantOf(seconds: number): number;
}

const PUT_OFF_SECONDS = 30 * 60;
/** Less than any step of a match: what is a whole number of seconds must not be missed by a rounding. */
const ROUNDING = 1e-6;

interface Length {
  readonly startsAt: number;
  readonly pace: number;
  readonly fate: Fate;
  readonly seconds: number;
}

export const openTimetable = ({ startsAt, pace, fate, seconds: length }: Length): Timetable => {
  const instantOf = (seconds: number): number => startsAt + Math.ceil((seconds * 1000) / pace);
  const isPutOff = fate === 'postponed';
  const endsAt = isPutOff ? startsAt : instantOf(length);
  const putOffAt = isPutOff ? instantOf(-PUT_OFF_SECONDS) : Number.POSITIVE_INFINITY;
  return {
    endsAt,
    putOffAt,
    phaseAt: (atMs) => {
      if (atMs >= putOffAt) return 'postponed';
      if (atMs < startsAt) return 'scheduled';
      if (atMs < endsAt) return 'live';
      return fate === 'abandoned' ? 'abandoned' : 'ended';
    },
    secondsAt: (atMs) => ((atMs - startsAt) / 1000) * pace + ROUNDING,
    instantOf,
  };
};
