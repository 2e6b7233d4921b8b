/**
 * The strokes of each character on a grid four wide and six high, the origin at the top left: pairs of digits are
 * points, blanks part strokes. Of those that a bent picture would make alike (0 O D Q, 1 I L, 2 Z, 5 S, 8 B, 6 G,
 * E F, U V Y) one at most is here.
 */
const STROKES = {
  A: '062046 1434',
  C: '41301001051636 3645',
  E: '40000646 0333',
  H: '0006 4046 0343',
  J: '1040 3035261605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  P: '0600303142333303',
  R: '0600304142330313 1346',
  T: '0040 2026',
  W: '0016233640',
  X: '0046 4006',
  '3': '00402313 23344536160605',
  '4': '3630044440',
  '7': '004026 1333',
  '9': '43331302011030414346',
} as const;

type Character = keyof typeof STROKES;

export const CHARACTERS = Object.keys(STROKES) as readonly Character[];

export type Point = readonly [x: number, y: number];

/** The lines of a character, each a row of points on the grid. */
export const strokesOf = (character: Character): Point[][] =>
  STROKES[character]
    .split(' ')
    .map((stroke) => Array.from(stroke.matchAll(/(\d)(\d)/g), ([, x, y]): Point => [Number(x), Number(y)]));

export type { Character };
