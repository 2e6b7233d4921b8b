import type { Chance, Incident } from '@hintha/sports';
import { drawBetween } from '../../chance.ts';

/** Something that happens, in seconds of the match since its start, the break among them. */
export interface Moment {
  readonly at: number;
  readonly incident: Incident;
}

const BREAK_SECONDS = 360;
const MINUTE = 60;

interface Delay {
  readonly least: number;
  readonly most: number;
}

/** How long after what was before it something happens at least: an attack takes its time. */
const NONE: Delay = { least: 1, most: 1 };
const GOAL_AFTER: Delay = { least: 6, most: 15 };
const REVIEW_AFTER: Delay = { least: 9, most: 15 };
const DECISION_AFTER: Delay = { least: 30, most: 75 };
const SAFE_AFTER: Delay = { least: 9, most: 15 };

/** What happens in a step of the play does so somewhere in it. */
const STEP_SECONDS = 15;
const WITHIN_STEP: readonly Incident['kind'][] = ['danger', 'red_card'];

const DELAYS: Readonly<Partial<Record<Incident['kind'], Delay>>> = {
  goal: GOAL_AFTER,
  review: REVIEW_AFTER,
  goal_stands: DECISION_AFTER,
  goal_disallowed: DECISION_AFTER,
  safe: SAFE_AFTER,
};

/**
 * Gives the incidents of a match their seconds. What belongs to one attack happened in one step of the play and comes one
 * after the other; what follows waits for it.
 */
export const placeIncidents = (incidents: readonly Incident[], chance: Chance): Moment[] => {
  const moments: Moment[] = [];
  let [halfStart, last] = [0, -1];
  for (const incident of incidents) {
    const { kind, clock } = incident;
    if (kind === 'second_half') halfStart = last + BREAK_SECONDS;
    const { least, most } = DELAYS[kind] ?? NONE;
    const within = WITHIN_STEP.includes(kind) ? drawBetween(chance, 1, STEP_SECONDS) - STEP_SECONDS : 0;
    const at = Math.max(halfStart + clock.minutes * MINUTE + within, last + drawBetween(chance, least, most));
    moments.push({ at, incident });
    last = at;
  }
  return moments;
};
