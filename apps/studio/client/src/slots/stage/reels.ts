import { Container, type Sprite } from 'pixi.js';
import type { SpinView } from '../../../../src/wire.ts';
import type { Atlas } from './atlas.ts';
import { REELS, type Geometry } from './geometry.ts';
import { createReel, type Shown } from './reel.ts';
import type { Tempo } from './tempo.ts';

/** The five reels: what they show and how they turn. Where they stop is told to them, window by window. */
export interface Reels {
  readonly view: Container;
  /** Draws everything again after the board has changed. */
  readonly place: () => void;
  /** Shows a recorded window at rest. */
  readonly show: (window: Window) => void;
  readonly roll: (now: number, tempo: Tempo) => void;
  /** Brings each reel to rest on the recorded window; `starts` says when each begins to land. */
  readonly land: (window: Window, starts: readonly number[], tempo: Tempo) => void;
  /** Lands everything that still rolls at once. */
  readonly hurry: (now: number, tempo: Tempo) => void;
  /** Moves the pictures; gives the reels that came to rest in this frame. */
  readonly update: (now: number) => readonly number[];
  readonly isMoving: () => boolean;
  readonly cell: (reel: number, row: number) => Sprite | undefined;
}

export type Window = Pick<SpinView, 'stops' | 'window'>;

export const createReels = (
  atlas: Atlas,
  strips: readonly (readonly string[])[],
  geometry: () => Geometry,
): Reels => {
  const view = new Container();
  const reels = Array.from({ length: REELS }, (_, i) =>
    createReel({ view, atlas, strip: strips[i] ?? [] }, i),
  );
  const place = (): void => {
    for (const reel of reels) reel.draw(geometry(), performance.now());
  };
  return {
    view,
    place,
    show: (window) => {
      for (const [i, reel] of reels.entries()) reel.rest(shownOf(window, i));
      place();
    },
    roll: (now, tempo) => {
      for (const reel of reels) reel.roll(now, tempo);
    },
    land: (window, starts, tempo) => {
      for (const [i, reel] of reels.entries()) reel.land(shownOf(window, i), starts[i] ?? 0, tempo);
    },
    hurry: (now, tempo) => {
      for (const reel of reels) reel.hurry(now, tempo);
    },
    update: (now) => reels.flatMap((reel, i) => (reel.settle(geometry(), now) ? [i] : [])),
    isMoving: () => reels.some((reel) => reel.isMoving()),
    cell: (reel, row) => reels[reel]?.cell(row),
  };
};

const shownOf = ({ stops, window }: Window, reel: number): Shown => ({
  stop: stops[reel] ?? 0,
  symbols: window[reel] ?? [],
});
