import type { Palette } from '../palettes.ts';
import { filled, lined, path } from '../svg.ts';

/** Two sides that face each other across a slanting line. */
export const drawSplit = (palette: Palette): string =>
  [
    path('M-10 -10H170L70 330H-10Z', filled(palette.glow, 0.34)),
    path('M170 -10L70 330', lined(palette.pop, 3, 0.85)),
    path('M182 -10L82 330', lined(palette.pop, 1, 0.5)),
  ].join('');
