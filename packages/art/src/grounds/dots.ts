import { range, short } from '../geometry.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { lined, path } from '../svg.ts';

const STEP = 16;
const ROWS = 21;
const COLUMNS = 16;
const LARGEST = 4.6;
const SMALLEST = 0.5;
/** How many units from the centre a dot loses one unit of radius over. */
const FALL_OFF = 42;
/** Radii are drawn in steps of this, so that dots of one step share one path. */
const RADIUS_STEP = 0.4;

/** A halftone print: dots that shrink with their distance from the centre. A dot is a line of no length. */
export const drawDots = (palette: Palette, random: Random): string => {
  const centre = [random.between(105, 135), random.between(135, 165)] as const;
  const bySize = new Map<number, string>();
  for (const row of range(ROWS)) {
    for (const column of range(COLUMNS)) {
      const x = column * STEP + (row % 2 === 0 ? 0 : STEP / 2);
      const y = row * STEP;
      const radius = LARGEST - Math.hypot(x - centre[0], y - centre[1]) / FALL_OFF;
      const size = Math.round(radius / RADIUS_STEP);
      if (radius > SMALLEST) bySize.set(size, `${bySize.get(size) ?? ''}M${short(x)} ${short(y)}h0`);
    }
  }
  return [...bySize]
    .map(([size, dots]) =>
      path(dots, { ...lined(palette.glow, size * RADIUS_STEP * 2, 0.34), 'stroke-linecap': 'round' }),
    )
    .join('');
};
