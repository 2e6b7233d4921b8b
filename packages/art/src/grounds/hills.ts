import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, filled, path } from '../svg.ts';

/** A low sun over two ranges of hills. */
export const drawHills = (palette: Palette, random: Random): string =>
  [
    circle([random.between(70, 170), 92], 52, filled(palette.pop, 0.85)),
    path('M-10 232Q40 176 92 214T196 190T260 216V330H-10Z', filled(palette.body)),
    path('M-10 262Q60 214 122 250T260 240V330H-10Z', filled(palette.deep, 0.8)),
  ].join('');
