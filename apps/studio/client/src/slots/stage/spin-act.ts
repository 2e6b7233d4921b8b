import { SCATTER } from '@hintha/art';
import type { Act, StageSet } from './acts.ts';
import { planLandings } from './landing-plan.ts';
import type { Window } from './reels.ts';

/** Brings the rolling reels to rest on the recorded window. */
export const createSpinAct = (set: StageSet, window: Window, now: number, rolledSince: number): Act => {
  const tempo = set.tempo();
  const plan = planLandings(window.window, Math.max(now, rolledSince + tempo.leastRollMs), tempo);
  set.reels.land(window, plan.starts, tempo);
  let hurried = false;
  let scatters = 0;

  const hear = (reel: number): void => {
    set.play('thud');
    const found = window.window[reel]?.filter((symbol) => symbol === SCATTER).length ?? 0;
    scatters += found;
    if (found > 0) set.play('scatter', scatters);
  };
  const excite = (reel: number): void => {
    set.lights.clear();
    if (hurried || !plan.suspended[reel]) return;
    set.lights.lightReel(reel);
    set.play('suspense');
  };

  return {
    update: (_now, landed) => {
      for (const reel of landed) {
        hear(reel);
        excite(reel + 1);
      }
      return !set.reels.isMoving();
    },
    hurry: (at) => {
      hurried = true;
      set.lights.clear();
      set.reels.hurry(at, tempo);
    },
  };
};
