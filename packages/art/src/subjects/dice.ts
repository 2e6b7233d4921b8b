import type { Palette, Tones } from '../palettes.ts';
import { ellipse, filled, group, inked, path, placed } from '../svg.ts';
import type { Point } from '../geometry.ts';

const BONE: Tones = ['#fff', '#EDE2CF', '#CDBB9F'];
const ONE = '#E5301F';
/** Three pips on the left side, four on the right. */
const PIPS: readonly Point[] = [
  [-37, -2],
  [-15, 34],
  [-26, 16],
  [16, 10],
  [38, -2],
  [16, 40],
  [38, 28],
];

const drawDie = ([top, left, right]: Tones, ink: string, transform: string): string =>
  group(
    { transform },
    path('M0 -52L52 -26L0 2L-52 -26Z', inked(top, ink, 5)),
    path('M-52 -26L0 2V60L-52 32Z', inked(left, ink, 5)),
    path('M52 -26L0 2V60L52 32Z', inked(right, ink, 5)),
    ellipse([0, -25], [11, 6], filled(ONE)),
    group({ fill: ink }, ...PIPS.map((pip) => ellipse(pip, [5, 7], {}))),
  );

export const drawDice = ({ ink, tones }: Palette): string =>
  drawDie(BONE, ink, placed([82, 168], 1, -10)) + drawDie(tones, ink, placed([162, 118], 1.02, 14));
