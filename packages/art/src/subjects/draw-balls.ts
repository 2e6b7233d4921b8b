import { short, type Point } from '../geometry.ts';
import { GOLD_TONES, WHITE } from '../colours.ts';
import type { Palette, Tones } from '../palettes.ts';
import type { Random } from '../random.ts';
import {
  circle,
  define,
  ellipse,
  filled,
  group,
  inked,
  lined,
  path,
  placed,
  radialGradient,
  turned,
} from '../svg.ts';

const COLOURS: readonly Tones[] = [
  ['#FFE9A8', '#F5A524', '#A8480F'],
  ['#FFC2B8', '#E5402E', '#8A140F'],
  ['#CFFFE6', '#2FC48D', '#0A6A4B'],
  ['#CFE0FF', '#4C86F5', '#1B3AA0'],
  ['#F1D9FF', '#A64DF0', '#561391'],
];
const PLACES: readonly { centre: Point; radius: number }[] = [
  { centre: [72, 120], radius: 36 },
  { centre: [164, 108], radius: 38 },
  { centre: [120, 176], radius: 50 },
  { centre: [58, 196], radius: 28 },
  { centre: [188, 190], radius: 30 },
];
const HIGHEST_NUMBER = 49;

/** Digits as strokes in a cell of 6 by 10, because a cover carries no text and needs no font. */
const DIGITS = [
  'M0 0H6V10H0Z',
  'M1 1L4 0V10',
  'M0 0H6V5H0V10H6',
  'M0 0H6V10H0M1 5H6',
  'M0 0V5H6M6 0V10',
  'M6 0H0V5H6V10H0',
  'M6 0H0V10H6V5H0',
  'M0 0H6L2 10',
  'M0 0H6V10H0ZM0 5H6',
  'M6 5H0V0H6V10H0',
];
const DIGIT_STEP = 9.4;
const DIGIT_WIDTH = 6;

const drawNumber = (number: number, [x, y]: Point, height: number, ink: string): string => {
  const digits = String(number).split('');
  const scale = height / 12;
  const width = DIGIT_STEP * (digits.length - 1) + DIGIT_WIDTH;
  return group(
    { transform: placed([x - (width * scale) / 2, y - 5 * scale], scale), ...lined(ink, 2.2) },
    ...digits.map((digit, i) =>
      path(DIGITS[Number(digit)] ?? '', i === 0 ? {} : { transform: `translate(${short(i * DIGIT_STEP)})` }),
    ),
  );
};

const shade = (id: string, [light, middle, dark]: Tones): string =>
  radialGradient({ id, cx: 0.34, cy: 0.28, r: 0.8 }, [
    [0, light],
    [0.45, middle],
    [1, dark],
  ]);

const drawShine = ([x, y]: Point, radius: number): string => {
  const spot: Point = [x - radius * 0.36, y - radius * 0.62];
  return ellipse(spot, [radius * 0.3, radius * 0.14], {
    ...filled(WHITE, 0.75),
    transform: turned(-32, spot),
  });
};

/** Five numbered balls; the number and colour of each are drawn. */
export const drawBalls = ({ ink }: Palette, random: Random): string => {
  const first = Math.floor(random.next() * COLOURS.length);
  const balls = PLACES.map((place, i) => ({
    ...place,
    id: `ball${i}`,
    // Two steps along five colours visits each of them once.
    tones: COLOURS[(first + i * 2) % COLOURS.length] ?? GOLD_TONES,
    number: 1 + Math.floor(random.next() * HIGHEST_NUMBER),
    tilt: random.between(-14, 14),
  }));
  const drawn = balls.map(({ centre, radius, id, tones, number, tilt }) => {
    const ball = group(
      { transform: turned(tilt, centre) },
      circle(centre, radius, inked(`url(#${id})`, ink, 4.5)),
      circle(centre, radius * 0.52, filled(WHITE)),
      circle(centre, radius * 0.52, lined(tones[2], 2, 0.5)),
      drawNumber(number, centre, radius * 0.5, ink),
    );
    return ball + drawShine(centre, radius);
  });
  return define(...balls.map(({ id, tones }) => shade(id, tones))) + drawn.join('');
};
