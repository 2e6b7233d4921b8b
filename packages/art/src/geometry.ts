/** The picture plane of a cover: a portrait card of three to four. Subjects are drawn around SUBJECT_CENTRE. */
export const WIDTH = 240;
export const HEIGHT = 320;
export const SUBJECT_CENTRE: Point = [120, 140];

export type Point = readonly [x: number, y: number];

export const TURN = Math.PI * 2;

/** Swaps left and right of the picture plane. */
export const MIRROR = `matrix(-1 0 0 1 ${WIDTH} 0)`;

/** The shortest text of a number; a tenth of a unit is finer than a pixel of the largest cover shown. */
export const short = (value: number, decimals = 1): string =>
  String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

export const degrees = (angle: number): number => (angle * 360) / TURN;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** The corners of a regular polygon; the first lies at `angle`. */
export const corners = (centre: Point, radius: number, count: number, angle: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar(centre, radius, angle + (i / count) * TURN));

/** Counts up from 0: `range(3)` is 0, 1, 2. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** tan(22.5°), which makes the eight sides of an octagon equal. */
const REGULAR_CUT = 0.41;

/** The octagon of the weight's base, as path data. */
export const octagon = ([x, y]: Point, radius: number): string => {
  const cut = radius * REGULAR_CUT;
  return polygon([
    [x - cut, y - radius],
    [x + cut, y - radius],
    [x + radius, y - cut],
    [x + radius, y + cut],
    [x + cut, y + radius],
    [x - cut, y + radius],
    [x - radius, y + cut],
    [x - radius, y - cut],
  ]);
};

/** One acheik wave line from left to right as path data, open at both ends. */
export const waveLine = ([x, y]: Point, length: number, wave: number, amplitude: number): string => {
  const more = Math.ceil((length - wave / 2) / (wave / 2));
  return `M${at([x, y])}q${at([wave / 4, -amplitude])} ${at([wave / 2, 0])}${`t${at([wave / 2, 0])}`.repeat(more)}`;
};
