import { at, polar, range, TURN, type Point } from '../geometry.ts';
import { GOLD, TEAK } from '../gradients.ts';
import { BRASS, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, inked, lined, path } from '../svg.ts';

const CENTRE: Point = [120, 146];
const RADIUS = 84;
const POCKETS = 18;
const ZERO = '#0F8A5E';
const RED = '#C4241A';
const BLACK = '#1B1413';
const BOWL = '#3A1A0C';
const BALL_ANGLE = -0.9;

const pocket = (i: number): string => {
  const from = polar(CENTRE, RADIUS, (i / POCKETS) * TURN);
  const to = polar(CENTRE, RADIUS, ((i + 1) / POCKETS) * TURN);
  return `M${at(CENTRE)}L${at(from)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to)}Z`;
};

const pockets = (colour: string, from: number, step: number): string =>
  path(
    range(POCKETS)
      .filter((i) => i >= from && (i - from) % step === 0)
      .map(pocket)
      .join(''),
    inked(colour, BRASS, 1.4),
  );

export const drawWheel = ({ ink }: Palette): string => {
  const spokes = range(4).map((i) => polar(CENTRE, 34, (i / 4) * TURN + 0.4));
  return [
    circle(CENTRE, RADIUS + 10, inked(GOLD, ink, 5)),
    pockets(ZERO, 0, POCKETS),
    pockets(RED, 1, 2),
    pockets(BLACK, 2, 2),
    circle(CENTRE, 54, inked(BOWL, BRASS, 3)),
    circle(CENTRE, 50, { fill: TEAK }),
    path(spokes.map((end) => `M${at(CENTRE)}L${at(end)}`).join(''), lined(BRASS, 6)),
    ...spokes.map((end) => circle(end, 6, inked(GOLD, ink, 2.4))),
    circle(CENTRE, 14, inked(GOLD, ink)),
    circle(polar(CENTRE, 68, BALL_ANGLE), 9, inked(WHITE, ink, 3)),
    path('M52 104A84 84 0 0 1 96 66', lined(WHITE, 6, 0.6)),
  ].join('');
};
