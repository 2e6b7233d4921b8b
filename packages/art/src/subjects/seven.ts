import type { Point } from '../geometry.ts';
import { GOLD, TONE } from '../gradients.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { filled, group, inked, path, placed } from '../svg.ts';

const SEVEN = 'M-44 -58H50V-34Q14 10 8 62H-28Q-22 14 10 -24H-22V-10H-44Z';

const drawOneSeven = (fill: string, ink: string, transform: string): string =>
  group(
    { transform },
    path(SEVEN, { fill: ink, transform: placed([5, 6]) }),
    path(SEVEN, inked(fill, ink, 5)),
    path('M-36 -50H40V-44H-36Z', filled(WHITE, 0.7)),
  );

const LEFT: Point = [66, 150];
const RIGHT: Point = [176, 150];
const FRONT: Point = [120, 140];

/** Three sevens as on the reels, the middle one of gold. */
export const drawSeven = ({ ink }: Palette): string =>
  drawOneSeven(TONE, ink, placed(LEFT, 0.78, -14)) +
  drawOneSeven(TONE, ink, placed(RIGHT, 0.78, 14)) +
  drawOneSeven(GOLD, ink, placed(FRONT, 1.18));
