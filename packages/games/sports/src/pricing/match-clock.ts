import type { Remaining } from './end-chances.ts';
import type { GoalRates } from './score-chances.ts';

/** Where a match stands on its clock. */
export interface MatchClock {
  readonly half: 1 | 2;
  /** Minutes of the half that are over, stoppage time among them. */
  readonly minutes: number;
  /** How long this half will be, 45 and what is announced. */
  readonly length: number;
}

/** Goals come later than evenly: 45 of a hundred before the break. An assumption of the model, to be held to results. */
const BEFORE_BREAK = 0.45;
/** With a player less a side scores two thirds of what it did, and the other half as much again; assumed as well. */
const SHORT_HANDED = 0.67;
const OUTNUMBERING = 1.5;

const times = ({ home, away }: GoalRates, by: GoalRates): GoalRates => ({
  home: home * by.home,
  away: away * by.away,
});

const both = (by: number): GoalRates => ({ home: by, away: by });

/** What players who were sent off change: those of the home side and of the other. */
const shorted = (sentOff: GoalRates): GoalRates => ({
  home: SHORT_HANDED ** sentOff.home * OUTNUMBERING ** sentOff.away,
  away: SHORT_HANDED ** sentOff.away * OUTNUMBERING ** sentOff.home,
});

const NONE = both(0);

/**
 * The goals that are still expected.
 *
 * @param whole of a match from its start.
 * @param clock null before the start.
 * @param sentOff how many players each side has lost.
 */
export const remainingGoals = (
  whole: GoalRates,
  clock: MatchClock | null,
  sentOff: GoalRates = NONE,
): Remaining => {
  const rates = times(whole, shorted(sentOff));
  const left = clock === null ? 1 : Math.max(0, 1 - clock.minutes / clock.length);
  const isSecond = clock?.half === 2;
  return {
    beforeBreak: isSecond ? NONE : times(rates, both(BEFORE_BREAK * left)),
    afterBreak: times(rates, both((1 - BEFORE_BREAK) * (isSecond ? left : 1))),
  };
};
