import { polar, polygon, range, TURN, type Point } from '../geometry.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { filled, path } from '../svg.ts';

const CENTRE: Point = [120, 150];
const BEYOND_THE_EDGE = 300;

/** Sunrays: every second slice of a circle. */
export const drawRays = (palette: Palette, random: Random): string => {
  const rays = random.pick([9, 10, 11, 12, 13]);
  const start = random.between(0, 0.4);
  const slice = TURN / (rays * 2);
  const outline = range(rays).map((i) => {
    const angle = start + i * 2 * slice;
    return polygon([
      CENTRE,
      polar(CENTRE, BEYOND_THE_EDGE, angle),
      polar(CENTRE, BEYOND_THE_EDGE, angle + slice),
    ]);
  });
  return path(outline.join(''), filled(palette.glow, 0.26));
};
