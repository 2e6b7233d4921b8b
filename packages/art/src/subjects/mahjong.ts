import { SCARLET } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, filled, group, inked, lined, path, placed, rect } from '../svg.ts';

const BACK = '#0C7C5B';
const FACE = '#FFFBEF';
const BLUE = '#1B4FC4';

const drawTile = (ink: string, transform: string, ...face: readonly string[]): string =>
  group(
    { transform },
    rect([-34, -44], [72, 98], { ...inked(BACK, ink, 4.5), rx: 10 }),
    rect([-38, -50], [72, 96], { ...inked(FACE, ink, 4.5), rx: 10 }),
    ...face,
  );

/** Six of bamboo, five of circles, and the red dragon in front. */
export const drawMahjong = ({ ink }: Palette): string =>
  [
    drawTile(
      ink,
      placed([72, 160], 1, -13),
      path('M-20 -30V-6M-2 -30V-6M16 -30V-6', lined(BACK, 7)),
      path('M-20 6V30M-2 6V30M16 6V30', lined(SCARLET, 7)),
    ),
    drawTile(
      ink,
      placed([174, 156], 1, 13),
      circle([-18, -26], 9, filled(BLUE)),
      circle([14, -26], 9, filled(BLUE)),
      circle([-18, 22], 9, filled(BLUE)),
      circle([14, 22], 9, filled(BLUE)),
      circle([-2, -2], 10, filled(SCARLET)),
    ),
    drawTile(ink, placed([122, 134]), path('M-2 -34V30M-24 -20H20V6H-24Z', lined(SCARLET, 8))),
  ].join('');
