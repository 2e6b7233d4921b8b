import { range, short } from '../geometry.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, filled, lined, path } from '../svg.ts';

const HORIZON = 206;
const DEPTH = 114;
const ROWS = 9;
const COLUMNS_EACH_SIDE = 9;
const STARS = 34;

/** Rows draw together towards the horizon, as the square of their distance. */
const rowLine = (row: number): string => `M-40 ${short(HORIZON + DEPTH * (row / (ROWS - 1)) ** 2)}H280`;

const columnLine = (column: number): string => `M${120 + column * 9} ${HORIZON}L${120 + column * 46} 330`;

/** A floor of lines running to the horizon under a field of stars. */
export const drawGrid = (palette: Palette, random: Random): string => {
  const rows = range(ROWS).map(rowLine);
  const columns = range(COLUMNS_EACH_SIDE * 2 + 1).map((i) => columnLine(i - COLUMNS_EACH_SIDE));
  const stars = range(STARS).map(() =>
    circle(
      [random.between(0, 240), random.between(0, 196)],
      random.between(0.5, 1.7),
      filled(WHITE, random.between(0.3, 0.9)),
    ),
  );
  return path([...rows, ...columns].join(''), lined(palette.rim, 1, 0.38)) + stars.join('');
};
