import { at, degrees, polar, range, TURN, type Point } from '../geometry.ts';
import { GOLD } from '../gradients.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, define, ellipse, filled, group, inked, lined, path, placed, use } from '../svg.ts';

const CENTRE: Point = [120, 132];
const RADIUS = 86;
const PANELS = 16;
const PETALS = 8;
const HANDLE = 'M124 132L150 262';
const HANDLE_WOOD = '#8A4A1E';
const BLOSSOM = 'blossom';

const panel = (i: number): string => {
  const from = (i / PANELS) * TURN;
  const to = ((i + 1) / PANELS) * TURN;
  // The cloth bellies out a little between two ribs.
  const belly = polar(CENTRE, RADIUS * 1.04, (from + to) / 2);
  return `M${at(CENTRE)}L${at(polar(CENTRE, RADIUS, from))}Q${at(belly)} ${at(polar(CENTRE, RADIUS, to))}Z`;
};

const panels = (remainder: number): string =>
  range(PANELS)
    .filter((i) => i % 2 === remainder)
    .map(panel)
    .join('');

/** A blossom painted on each panel, lying across it. */
const drawBlossoms = ({ pop, tones }: Palette): string => {
  const blossom = group(
    { id: BLOSSOM },
    ellipse([0, 0], [11, 6], filled(pop, 0.9)),
    circle([0, 0], 2.6, filled(tones[2])),
  );
  const placedBlossoms = range(PANELS).map((i) => {
    const angle = ((i + 0.5) / PANELS) * TURN;
    return use(BLOSSOM, { transform: placed(polar(CENTRE, RADIUS * 0.72, angle), 1, degrees(angle) + 90) });
  });
  return define(blossom) + placedBlossoms.join('');
};

const drawRosette = ({ pop, ink }: Palette): string => {
  const petals = range(PETALS).map((i) => {
    const angle = (i / PETALS) * TURN;
    return ellipse([0, 0], [13, 6.4], { transform: placed(polar(CENTRE, 20, angle), 1, degrees(angle)) });
  });
  return group({ fill: pop }, ...petals) + circle(CENTRE, 9, inked(GOLD, ink, 3));
};

/** The lacquered paper parasol of Pathein. */
export const drawParasol = (paint: Palette): string => {
  const { ink, pop, tones } = paint;
  return [
    path(HANDLE, lined(ink, 12)),
    path(HANDLE, lined(HANDLE_WOOD, 6)),
    path(panels(0), inked(tones[2], ink, 3)),
    path(panels(1), inked(tones[1], ink, 3)),
    drawBlossoms(paint),
    circle(CENTRE, RADIUS * 0.46, lined(pop, 3)),
    circle(CENTRE, RADIUS * 0.4, lined(pop, 1.4)),
    drawRosette(paint),
    path('M58 92A74 74 0 0 1 112 58', lined(WHITE, 7, 0.6)),
  ].join('');
};
