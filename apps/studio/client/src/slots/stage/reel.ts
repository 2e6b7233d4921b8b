import { Sprite, type Container } from 'pixi.js';
import { SMEARED_HEIGHT, type Atlas } from './atlas.ts';
import { reelLeft, ROWS, type Geometry } from './geometry.ts';
import { landingMs, poseAt, type Motion } from './reel-motion.ts';
import type { Tempo } from './tempo.ts';

/** One reel: its strip, the recorded symbols it stops on, and the pictures that show both. */
export interface Reel {
  readonly rest: (shown: Shown) => void;
  readonly roll: (now: number, tempo: Tempo) => void;
  /** Comes to rest on the recorded symbols; it begins to land at `since`. */
  readonly land: (shown: Shown, since: number, tempo: Tempo) => void;
  /** Begins to land now, if that was still to come. */
  readonly hurry: (now: number, tempo: Tempo) => void;
  readonly draw: (geometry: Geometry, now: number) => void;
  /** Moves the pictures; true in the frame in which the reel came to rest. */
  readonly settle: (geometry: Geometry, now: number) => boolean;
  readonly isMoving: () => boolean;
  readonly cell: (row: number) => Sprite | undefined;
}

/** What a reel stops on. The symbols stand at their stop whatever the strip says. */
export interface Shown {
  readonly stop: number;
  readonly symbols: readonly string[];
}

/** One cell above the window and one below it come into sight while a reel moves. */
const SPRITES = ROWS + 2;

interface Motions {
  now: Motion;
  next: Extract<Motion, { since: number }> | null;
  isMoving: boolean;
}

export const createReel = (
  { view, atlas, strip }: { view: Container; atlas: Atlas; strip: readonly string[] },
  index: number,
): Reel => {
  const sprites = Array.from({ length: SPRITES }, () => view.addChild(new Sprite({ anchor: 0.5 })));
  const motions: Motions = { now: { kind: 'rest', stop: 0 }, next: null, isMoving: false };
  let shown: Shown = { stop: 0, symbols: [] };

  const draw = (geometry: Geometry, now: number): boolean => {
    const pose = poseAt(takeMotion(motions, now), now);
    const top = Math.floor(pose.position);
    for (const [i, sprite] of sprites.entries()) {
      const cell = top + i - 1;
      sprite.texture = atlas.symbol(symbolAt(shown, strip, cell), pose.blurred);
      sprite.alpha = pose.alpha;
      const height = pose.blurred ? SMEARED_HEIGHT : 1;
      seat(sprite, geometry, { reel: index, row: cell - pose.position, height });
    }
    return pose.isDone;
  };
  const land = (on: Shown, since: number, tempo: Tempo): void => {
    shown = on;
    motions.next = landingOf(on.stop, since, tempo);
    motions.isMoving = true;
  };
  const rest = (on: Shown): void => {
    shown = on;
    Object.assign(motions, { now: { kind: 'rest', stop: on.stop }, next: null, isMoving: false });
  };

  return {
    draw,
    land,
    rest,
    roll: (now, tempo) =>
      void Object.assign(motions, { now: startOf(shown.stop, now, tempo), next: null, isMoving: true }),
    hurry: (now, tempo) => {
      if (motions.next !== null) land(shown, now, tempo);
    },
    settle: (geometry, now) => {
      if (!motions.isMoving || !draw(geometry, now)) return false;
      if (motions.next !== null || motions.now.kind === 'veil') return false;
      rest(shown);
      return true;
    },
    isMoving: () => motions.isMoving,
    cell: (row) => sprites[row + 1],
  };
};

/** The motion of this instant: the next one takes over when its time has come. */
const takeMotion = (motions: Motions, now: number): Motion => {
  if (motions.next !== null && now >= motions.next.since) {
    motions.now = motions.next;
    motions.next = null;
  }
  return motions.now;
};

const startOf = (stop: number, since: number, tempo: Tempo): Motion =>
  tempo.isCalm ? { kind: 'veil', stop } : { kind: 'roll', from: stop, since, speed: tempo.cellsPerSecond };

const landingOf = (stop: number, since: number, tempo: Tempo): NonNullable<Motions['next']> => {
  if (tempo.isCalm) return { kind: 'reveal', stop, since };
  const distance = tempo.landingCells;
  return { kind: 'land', stop, since, ms: landingMs(distance, tempo.cellsPerSecond), distance };
};

const symbolAt = (shown: Shown, strip: readonly string[], cell: number): string => {
  const length = Math.max(1, strip.length);
  const wrap = (position: number): number => ((position % length) + length) % length;
  return shown.symbols[wrap(cell - shown.stop)] ?? strip[wrap(cell)] ?? '';
};

const seat = (sprite: Sprite, geometry: Geometry, at: Record<'reel' | 'row' | 'height', number>): void => {
  sprite.position.set(
    reelLeft(geometry, at.reel) + geometry.cellWidth / 2,
    geometry.top + (at.row + 0.5) * geometry.cellHeight,
  );
  sprite.setSize(geometry.symbol, geometry.symbol * at.height);
};
