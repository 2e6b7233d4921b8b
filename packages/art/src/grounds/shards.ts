import { polar, polygon, range, TURN, type Point } from '../geometry.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { filled, path } from '../svg.ts';

const CENTRE: Point = [120, 150];
const SHARDS = 13;

/** Slivers of light thrown outwards, each with its own reach and strength. */
export const drawShards = (palette: Palette, random: Random): string =>
  range(SHARDS)
    .map(() => {
      const angle = random.between(0, TURN);
      const reach = random.between(150, 280);
      const spread = random.between(0.05, 0.17);
      const shape = polygon([
        polar(CENTRE, 30, angle),
        polar(CENTRE, reach, angle - spread),
        polar(CENTRE, reach * random.between(0.8, 1.1), angle + spread),
      ]);
      return path(shape, filled(random.pick([palette.glow, palette.rim]), random.between(0.12, 0.34)));
    })
    .join('');
