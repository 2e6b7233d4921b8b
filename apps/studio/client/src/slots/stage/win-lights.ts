import type { Container, Sprite } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { cellCentre, REELS, reelLeft, ROWS, type Geometry, type Point } from './geometry.ts';
import type { Reels } from './reels.ts';
import { createSpritePool, type SpritePool } from './sprite-pool.ts';

/** A win to be lit: the cells that won, and the line over all reels when it was won along one. */
export interface Lit {
  readonly cells: readonly (readonly [reel: number, row: number])[];
  readonly line: readonly number[] | null;
  readonly colour: number;
}

/** Draws the winning lines over the reels, frames and pulses their cells, and dims all others. */
export interface WinLights {
  readonly view: Container;
  readonly light: (wins: readonly Lit[], now: number) => void;
  /** A soft shaft of light over a reel that may bring the third scatter. */
  readonly lightReel: (reel: number) => void;
  readonly clear: () => void;
  /** Lays the same light again after the reels have moved to another place. */
  readonly place: () => void;
  readonly update: (now: number) => void;
}

const DIMMED = 0x63584f;
const LIT = 0xffffff;
const SHAFT = 0xffcf6b;
const PULSE_MS = 620;
const PULSE = 0.09;
const BEAM_SHARE = 0.13;

interface Lamp {
  readonly sprite: Sprite;
  readonly cell: Sprite | undefined;
}

export const createWinLights = (
  atlas: Atlas,
  reels: Reels,
  place: () => Geometry,
  isCalm: () => boolean,
): WinLights => {
  const pool = createSpritePool();
  let lit: readonly Lit[] = [];
  let lamps: Lamp[] = [];
  let since = 0;

  const darken = (): void => {
    for (const cell of allCells(reels)) {
      cell.tint = lit.length > 0 ? DIMMED : LIT;
      cell.setSize(place().symbol);
    }
    pool.clear();
  };
  const lay = (wins: readonly Lit[]): void => {
    lit = wins;
    darken();
    const room = { atlas, pool, reels, geometry: place() };
    lamps = wins.flatMap((win) => lampsOf(win, room));
    for (const win of wins) drawLine(win, room);
  };

  return {
    view: pool.view,
    clear: () => lay([]),
    place: () => lay(lit),
    light: (wins, now) => {
      since = now;
      lay(wins);
    },
    lightReel: (reel) => lightShaft(pool, atlas, place(), reel),
    update: (now) => {
      const beat = isCalm() ? 0 : Math.sin(((now - since) / PULSE_MS) * Math.PI * 2);
      for (const { sprite, cell } of lamps) {
        sprite.alpha = 0.72 + 0.28 * beat;
        cell?.setSize(place().symbol * (1 + (isCalm() ? 0 : (PULSE * (1 + beat)) / 2)));
      }
    },
  };
};

interface Room {
  readonly atlas: Atlas;
  readonly pool: SpritePool;
  readonly reels: Reels;
  readonly geometry: Geometry;
}

const allCells = (reels: Reels): Sprite[] => {
  const cells: Sprite[] = [];
  for (let reel = 0; reel < REELS; reel += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const cell = reels.cell(reel, row);
      if (cell !== undefined) cells.push(cell);
    }
  }
  return cells;
};

const lampsOf = (win: Lit, { atlas, pool, reels, geometry }: Room): Lamp[] =>
  win.cells.map(([reel, row]) => {
    const sprite = pool.take(atlas.parts.cell);
    const { x, y } = cellCentre(geometry, reel, row);
    sprite.position.set(x, y);
    sprite.setSize(geometry.cellWidth * 1.02, geometry.cellHeight * 1.02);
    sprite.tint = win.colour;
    const cell = reels.cell(reel, row);
    if (cell !== undefined) cell.tint = LIT;
    return { sprite, cell };
  });

const drawLine = ({ line, colour }: Lit, { atlas, pool, geometry }: Room): void => {
  if (line === null) return;
  const points = line.map((row, reel) => cellCentre(geometry, reel, row));
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return;
  const ends = [
    { x: geometry.left, y: first.y },
    ...points,
    { x: geometry.left + geometry.width, y: last.y },
  ];
  const breadth = geometry.symbol * BEAM_SHARE;
  for (const [i, to] of ends.entries()) {
    const from = ends[i - 1];
    if (from !== undefined) layBeam(pool.take(atlas.parts.beam), { from, to, breadth, colour });
  }
  for (const { x, y } of points) {
    const joint = pool.take(atlas.parts.dot);
    joint.position.set(x, y);
    joint.setSize(breadth * 1.5);
    joint.tint = colour;
  }
};

interface Beam {
  readonly from: Point;
  readonly to: Point;
  readonly breadth: number;
  readonly colour: number;
}

const layBeam = (sprite: Sprite, { from, to, breadth, colour }: Beam): void => {
  sprite.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
  sprite.setSize(Math.hypot(to.x - from.x, to.y - from.y), breadth);
  sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  sprite.tint = colour;
};

const lightShaft = (pool: SpritePool, atlas: Atlas, geometry: Geometry, reel: number): void => {
  const sprite = pool.take(atlas.parts.shaft);
  sprite.position.set(reelLeft(geometry, reel) + geometry.cellWidth / 2, geometry.top + geometry.height / 2);
  sprite.setSize(geometry.cellWidth, geometry.height);
  sprite.tint = SHAFT;
  sprite.alpha = 0.9;
};
