/** What lies behind the subject: ten grounds, which the categories share out among them. */
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { drawAcheik } from './acheik.ts';
import { drawDots } from './dots.ts';
import { drawFelt } from './felt.ts';
import { drawGrid } from './grid.ts';
import { drawHills } from './hills.ts';
import { drawPitch } from './pitch.ts';
import { drawRays } from './rays.ts';
import { drawSea } from './sea.ts';
import { drawShards } from './shards.ts';
import { drawSplit } from './split.ts';

export type DrawGround = (palette: Palette, random: Random) => string;

export const GROUND_NAMES = [
  'rays',
  'acheik',
  'shards',
  'hills',
  'dots',
  'sea',
  'felt',
  'grid',
  'split',
  'pitch',
] as const;
export type GroundName = (typeof GROUND_NAMES)[number];

export const GROUNDS: Readonly<Record<GroundName, DrawGround>> = {
  rays: drawRays,
  acheik: drawAcheik,
  shards: drawShards,
  hills: drawHills,
  dots: drawDots,
  sea: drawSea,
  felt: drawFelt,
  grid: drawGrid,
  split: drawSplit,
  pitch: drawPitch,
};
