import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { filled, lined, path } from '../svg.ts';

/** The edge of a gaming table under a lamp. */
export const drawFelt = (palette: Palette): string =>
  [
    path('M-40 246Q120 168 280 246V330H-40Z', filled(palette.body)),
    path('M-40 246Q120 168 280 246', lined(palette.pop, 3, 0.8)),
    path('M-30 264Q120 190 270 264', lined(palette.pop, 1.2, 0.5)),
    path('M60 -10L-10 250H250L180 -10Z', filled(palette.glow, 0.2)),
    path('M92 -10L50 250H190L148 -10Z', filled(WHITE, 0.1)),
  ].join('');
