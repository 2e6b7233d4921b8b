import { range } from '../geometry.ts';
import { BIRD, GILT, GOLD, TONE } from '../gradients.ts';
import { EYE, PEARL } from '../logo-paths.ts';
import { VERMILION, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, filled, group, inked, lined, path, placed, use } from '../svg.ts';

export const drawHintha = ({ ink }: Palette): string =>
  group(
    { transform: placed([34, 42], 1.82) },
    use(BIRD, inked(ink, ink, 5)),
    use(BIRD, { fill: GILT }),
    circle(EYE.centre, EYE.radius, filled(ink)),
    circle(PEARL.centre, 4, inked(VERMILION, ink, 1.6)),
  );

const NAGA_BELLY = '#FFF1D2';
const NAGA_SCALES = range(7)
  .map((i) => `M${72 + i * 4} ${226 - i * 13}q18 10 36 0`)
  .join('');

export const drawNaga = ({ ink }: Palette): string =>
  [
    path(
      'M206 244Q238 196 196 176Q150 160 152 128Q154 96 180 98Q160 70 124 78Q84 88 86 136Q88 172 66 204Q54 226 70 250Z',
      inked(TONE, ink, 5),
    ),
    path(
      'M88 250Q112 214 110 168Q108 120 132 110Q124 140 140 162Q160 188 176 194Q194 204 182 244Z',
      filled(NAGA_BELLY, 0.55),
    ),
    path(NAGA_SCALES, lined(ink, 2.4, 0.5)),
    path(
      'M120 86Q92 46 116 30Q118 46 130 54Q130 30 152 24Q148 42 156 54Q168 38 186 42Q172 56 176 74Q198 84 208 104Q188 118 158 110Q132 108 120 86Z',
      inked(GOLD, ink, 5),
    ),
    path('M150 86Q176 74 212 108Q200 126 168 120Q146 112 150 86Z', inked(TONE, ink, 5)),
    path('M172 112Q190 116 208 109', lined(ink, 3)),
    circle([170, 94], 8, inked(WHITE, ink, 3)),
    circle([172, 95], 4, filled(ink)),
    path('M206 112Q222 116 226 128M206 112Q216 122 214 134', lined(VERMILION, 4)),
  ].join('');
