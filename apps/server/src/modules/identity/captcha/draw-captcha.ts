import type { RandomSource } from '@hintha/platform';
import { type Character, type Point, strokesOf } from './glyphs.ts';
import { encodePng, type Grey } from './png.ts';

const WIDTH = 120;
const HEIGHT = 40;
const PAPER = 244;
const INK = 40;
const MARGIN = 8;
const GRID_MIDDLE: Point = [2, 3];
const CROSSING_LINES = 2;
const SPECKS = 90;

/** Draws the characters bent, turned and crossed by lines, as a PNG of 120 by 40. */
export const drawCaptcha = (characters: readonly Character[], dice: Dice): Buffer => {
  const picture: Grey = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(PAPER) };
  const bend = openBend(dice);
  const cell = (WIDTH - 2 * MARGIN) / characters.length;
  characters.forEach((character, index) => {
    const toPicture = openTurn([MARGIN + cell * (index + 0.5), HEIGHT / 2], dice);
    const radius = dice.between(0.9, 1.4);
    for (const stroke of strokesOf(character)) {
      drawLine(picture, refine(stroke.map(toPicture)).map(bend), radius);
    }
  });
  for (let line = 0; line < CROSSING_LINES; line += 1) drawLine(picture, crossing(dice).map(bend), 0.5);
  for (let speck = 0; speck < SPECKS; speck += 1) {
    picture.pixels[dice.below(WIDTH * HEIGHT)] = INK + dice.below(PAPER - INK);
  }
  return encodePng(picture);
};

/** Puts a character's grid around a point of the picture: scaled, leaned, turned and shifted a little. */
const openTurn = ([centreX, centreY]: Point, dice: Dice) => {
  const angle = dice.between(-0.32, 0.32);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [scaleX, scaleY] = [dice.between(3, 3.7), dice.between(3.6, 4.4)];
  const lean = dice.between(-0.2, 0.2);
  const [shiftX, shiftY] = [dice.between(-1.5, 1.5), dice.between(-3, 3)];
  return ([gridX, gridY]: Point): Point => {
    const y = (gridY - GRID_MIDDLE[1]) * scaleY;
    const x = (gridX - GRID_MIDDLE[0]) * scaleX - y * lean;
    return [centreX + shiftX + x * cos - y * sin, centreY + shiftY + x * sin + y * cos];
  };
};

/** A wave that goes through the whole picture. */
const openBend = (dice: Dice) => {
  const [heightX, heightY] = [dice.between(0.8, 1.6), dice.between(1, 2.2)];
  const [lengthX, lengthY] = [dice.between(5, 8), dice.between(10, 16)];
  const [startX, startY] = [dice.between(0, 6), dice.between(0, 6)];
  return ([x, y]: Point): Point => [
    x + heightX * Math.sin(y / lengthX + startX),
    y + heightY * Math.sin(x / lengthY + startY),
  ];
};

/** Points between the points, so that a straight line can bend. */
const refine = (line: readonly Point[]): Point[] => {
  const [first] = line;
  if (first === undefined) return [];
  const pairs = line.slice(1).map((to, before) => [line[before] ?? first, to] as const);
  return [
    first,
    ...pairs.flatMap(([from, to]) => [0.25, 0.5, 0.75, 1].map((share) => between(from, to, share))),
  ];
};

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const crossing = (dice: Dice): Point[] =>
  refine(
    refine([
      [0, dice.between(4, HEIGHT - 4)],
      [WIDTH, dice.between(4, HEIGHT - 4)],
    ]),
  );

const drawLine = (picture: Grey, line: readonly Point[], radius: number): void => {
  line.slice(1).forEach((to, before) => drawSegment(picture, [line[before] ?? to, to], radius));
};

/** Inks every pixel by how much of it the segment covers. */
const drawSegment = (picture: Grey, [from, to]: readonly [Point, Point], radius: number): void => {
  const reach = radius + 1;
  const [left, right] = range(from[0], to[0], reach, picture.width);
  const [top, bottom] = range(from[1], to[1], reach, picture.height);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const cover = Math.min(1, radius + 0.5 - distance([x, y], from, to));
      if (cover <= 0) continue;
      const at = y * picture.width + x;
      picture.pixels[at] = Math.min(picture.pixels[at] ?? PAPER, Math.round(PAPER - (PAPER - INK) * cover));
    }
  }
};

const range = (one: number, other: number, reach: number, limit: number): Point => [
  Math.max(0, Math.floor(Math.min(one, other) - reach)),
  Math.min(limit - 1, Math.ceil(Math.max(one, other) + reach)),
];

const distance = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const nearest = between(from, to, Math.max(0, Math.min(1, along)));
  return Math.hypot(point[0] - nearest[0], point[1] - nearest[1]);
};

const WORD = 2 ** 32;

/** Numbers for drawing, from the random source. */
export interface Dice {
  /** Evenly from 0 up to and without `count`. */
  below(count: number): number;
  between(least: number, most: number): number;
}

export const openDice = (random: RandomSource): Dice => {
  const part = () => Buffer.from(random.bytes(4)).readUInt32BE() / WORD;
  return {
    below: (count) => Math.floor(part() * count),
    between: (least, most) => least + part() * (most - least),
  };
};
