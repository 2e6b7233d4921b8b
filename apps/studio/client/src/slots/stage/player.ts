import type { Act, StageSet } from './acts.ts';
import { createLoop } from './loop.ts';

/** Plays one act at a time and draws the frames of everything that moves. */
export interface Player {
  /** Takes the place of the act that was playing; `done` is called when it is over and may start the next. */
  readonly start: (act: Act, done: () => void) => void;
  readonly drop: () => void;
  readonly hurry: () => void;
  readonly wake: () => void;
  readonly stop: () => void;
  readonly isPlaying: () => boolean;
}

const TICK_MS = 105;

export const createPlayer = (set: StageSet, render: () => void): Player => {
  let playing: { act: Act; done: () => void } | null = null;
  let tickedAt = 0;

  const loop = createLoop((now) => {
    const landed = set.reels.update(now);
    tickedAt = tick(set, tickedAt, now);
    const current = playing;
    if (current !== null && current.act.update(now, landed)) {
      playing = null;
      current.done();
    }
    set.lights.update(now);
    const isRaining = set.coins.update(now);
    render();
    return playing !== null || isRaining || set.reels.isMoving();
  });

  return {
    start: (act, done) => {
      playing = { act, done };
      loop.wake();
    },
    drop: () => {
      playing = null;
    },
    hurry: () => playing?.act.hurry(performance.now()),
    wake: loop.wake,
    stop: loop.stop,
    isPlaying: () => playing !== null,
  };
};

/** The reels are heard turning while they roll. */
const tick = (set: StageSet, tickedAt: number, now: number): number => {
  if (!set.reels.isMoving() || set.tempo().isCalm || now - tickedAt < TICK_MS) return tickedAt;
  set.play('tick');
  return now;
};
