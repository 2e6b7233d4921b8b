import type { Chance, Incident, Score } from '@hintha/sports';
import { LEVEL, plus, totalOf } from '../score.ts';

/** What is counted for those who watch. */
export interface Tally {
  readonly attacks: Score;
  readonly shots: Score;
  readonly onTarget: Score;
  readonly corners: Score;
}

export const NO_TALLY: Tally = { attacks: LEVEL, shots: LEVEL, onTarget: LEVEL, corners: LEVEL };

/** Of attacks without a goal so many end in a shot, and so many in a corner; of those shots so many are on target. */
const SHOT = 0.35;
const CORNER = 0.15;
const ON_TARGET = 0.3;

/**
 * What is counted after an incident. Goals are shots on target, unless they are taken back.
 *
 * @param before the kind of the incident before it: an attack that is over at once had no goal.
 */
export const countIncident = (
  tally: Tally,
  { kind, side }: Incident,
  before: Incident['kind'] | undefined,
  chance: Chance,
): Tally => {
  if (side === null) return tally;
  const { attacks, shots, onTarget, corners } = tally;
  if (kind === 'danger') return { ...tally, attacks: plus(attacks, side) };
  if (kind === 'goal') return { ...tally, shots: plus(shots, side), onTarget: plus(onTarget, side) };
  if (kind === 'goal_disallowed')
    return { ...tally, shots: plus(shots, side, -1), onTarget: plus(onTarget, side, -1) };
  if (kind !== 'safe' || before !== 'danger') return tally;
  const [drawn, isOnTarget] = [chance(), chance() < ON_TARGET];
  if (drawn < SHOT)
    return { ...tally, shots: plus(shots, side), onTarget: plus(onTarget, side, isOnTarget ? 1 : 0) };
  return drawn < SHOT + CORNER ? { ...tally, corners: plus(corners, side) } : tally;
};

/** Attacks that are thought of on either side before any was seen: without them the first one would be all there is. */
const THOUGHT_OF = 8;

export const statisticsOf = ({ attacks, shots, onTarget, corners }: Tally): Record<string, Score> => {
  const home = Math.round((100 * (attacks.home + THOUGHT_OF)) / (totalOf(attacks) + 2 * THOUGHT_OF));
  const possession = Math.min(Math.max(home, 1), 99);
  return {
    possession: { home: possession, away: 100 - possession },
    attacks,
    shots,
    shots_on_target: onTarget,
    corners,
  };
};
