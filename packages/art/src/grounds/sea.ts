import { at, range, short } from '../geometry.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, filled, lined, path } from '../svg.ts';

const SHAFTS = 6;
const BUBBLES = 16;
const REEF =
  'M0 320V268Q20 236 34 262Q46 214 62 258Q76 240 86 276Q120 262 150 280Q166 226 182 262Q196 222 210 256Q226 240 240 262V320Z';

const drawShaft = (index: number, random: Random): string => {
  const left = -30 + index * 48 + random.between(0, 20);
  const width = random.between(16, 42);
  const shape = `M${at([left, -10])}H${short(left + width)}L${at([left + width * 2.2 + 30, 330])}H${short(left + 10)}Z`;
  return path(shape, filled(WHITE, random.between(0.05, 0.12)));
};

/** Squaring keeps most bubbles small. */
const bubbleRadius = (random: Random): number => 1.5 + random.next() * random.next() * 9;

/** Shafts of light from above, rising bubbles, a reef at the foot. */
export const drawSea = (palette: Palette, random: Random): string => {
  const shafts = range(SHAFTS).map((i) => drawShaft(i, random));
  const bubbles = range(BUBBLES).map(() =>
    circle(
      [random.between(0, 240), random.between(60, 300)],
      bubbleRadius(random),
      lined(WHITE, 1.4, random.between(0.2, 0.6)),
    ),
  );
  return [...shafts, ...bubbles, path(REEF, filled(palette.deep, 0.75))].join('');
};
