import { SCATTER } from '@hintha/art';
import { landingMs } from './reel-motion.ts';
import type { Tempo } from './tempo.ts';

/** When each reel begins to land, and which of them keep the player waiting for a third scatter. */
export interface LandingPlan {
  readonly starts: readonly number[];
  readonly suspended: readonly boolean[];
}

const SCATTERS_THAT_EXCITE = 2;

/** Left to right, never before `earliest`; a reel waits longer while two scatters to its left already show. */
export const planLandings = (
  window: readonly (readonly string[])[],
  earliest: number,
  tempo: Tempo,
): LandingPlan => {
  const starts: number[] = [];
  const suspended: boolean[] = [];
  let scatters = 0;
  let next = earliest;
  for (const [reel, symbols] of window.entries()) {
    const waits = scatters >= SCATTERS_THAT_EXCITE && reel > 0;
    if (waits) next += landingMs(tempo.landingCells, tempo.cellsPerSecond) - tempo.gapMs + tempo.suspenseMs;
    starts.push(next);
    suspended.push(waits);
    next += tempo.gapMs;
    scatters += symbols.filter((symbol) => symbol === SCATTER).length;
  }
  return { starts, suspended };
};
