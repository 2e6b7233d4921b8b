import { SCARLET } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { group, inked, path, placed, rect, turned } from '../svg.ts';

const PAPER = '#FFFDF7';
const BLACK_PIP = '#1B1413';
/** Left to right across the hand. */
const HAND = [
  { pip: 'M0 -16C-22 2 -14 14 -3 8L-7 17H7L3 8C14 14 22 2 0 -16Z', colour: BLACK_PIP, angle: -30 },
  { pip: 'M0 14C-22 -4 -12 -18 0 -8C12 -18 22 -4 0 14Z', colour: SCARLET, angle: -10 },
  {
    pip: 'M0 -4A8 8 0 1 1 7 3A8 8 0 1 1 2 9L6 18H-6L-2 9A8 8 0 1 1 -7 3A8 8 0 1 1 0 -4Z',
    colour: BLACK_PIP,
    angle: 10,
  },
  { pip: 'M0 -17L13 0L0 17L-13 0Z', colour: SCARLET, angle: 30 },
];

/** A hand of four: spade, heart, club and diamond. */
export const drawCards = ({ ink }: Palette): string =>
  HAND.map(({ pip, colour, angle }) =>
    group(
      { transform: turned(angle, [120, 250]) },
      rect([82, 74], [76, 112], { ...inked(PAPER, ink, 4.5), rx: 10 }),
      group(
        { fill: colour },
        path(pip, { transform: placed([120, 130], 1.55) }),
        path(pip, { transform: placed([96, 92], 0.62) }),
        path(pip, { transform: placed([144, 168], 0.62, 180) }),
      ),
    ),
  ).join('');
