import { corners, polygon, range, TURN, waveLine, type Point } from './geometry.ts';
import { EYE, HINTHA_BIRD, PEARL } from './logo-paths.ts';
import { createRandom } from './random.ts';
import {
  circle,
  define,
  drawing,
  filled,
  group,
  linearGradient,
  lined,
  path,
  placed,
  radialGradient,
  rect,
  turned,
  type Look,
} from './svg.ts';

const SIZE: Point = [800, 360];
const SUN: Point = [588, 170];
const SUN_RADIUS = 132;
const HALO_RINGS = 8;
const FIRST_RING = 146;
const RING_STEP = 17;
const TEETH = 72;
const TOOTH_FOOT = 134;
const TOOTH_TIP = 140.5;
const GOLD_FLECKS = 34;

const FLAME_GOLD = '#FFD27A';
const PALE_GOLD = '#FFE7A8';
const SILK_GOLD = '#F3C86A';
const LACQUER = '#8C1A12';

const gradients = define(
  linearGradient({ id: 'lacquer', x1: 0, y1: 0, x2: 1, y2: 0.5 }, [
    [0, '#3A0A0A'],
    [0.42, '#6E120D'],
    [1, '#A3211A'],
  ]),
  radialGradient({ id: 'light', gradientUnits: 'userSpaceOnUse', cx: 588, cy: 160, r: 330 }, [
    [0, '#FFB347', 0.85],
    [0.45, '#E5402E', 0.42],
    [1, '#6E120D', 0],
  ]),
  radialGradient({ id: 'sun', gradientUnits: 'userSpaceOnUse', cx: 560, cy: 118, r: 190 }, [
    [0, '#FFEFC0'],
    [0.34, '#FFC65C'],
    [0.7, '#F0812F'],
    [1, '#CE3A1E'],
  ]),
  linearGradient({ id: 'bird', x1: 0, y1: 0, x2: 0.8, y2: 1 }, [
    [0, LACQUER],
    [0.5, '#5A0F0B'],
    [1, '#2A0606'],
  ]),
);

const drawHaloRings = (): string =>
  range(HALO_RINGS)
    .map((i) => {
      const width = i % 2 === 0 ? 1.4 : 0.8;
      return circle(SUN, FIRST_RING + i * RING_STEP, lined('#FFC46B', width, 0.34 - i * 0.036));
    })
    .join('');

/** A ring of small flames around the sun, one tooth to every seventy-second of the turn. */
const drawFlames = (): string => {
  const feet = corners(SUN, TOOTH_FOOT, TEETH, 0);
  const tips = corners(SUN, TOOTH_TIP, TEETH, TURN / TEETH / 2);
  const outline = feet.flatMap((foot, i) => [foot, tips[i] ?? foot]);
  return path(polygon(outline), filled(FLAME_GOLD, 0.9));
};

const drawSun = (): string =>
  [
    drawFlames(),
    circle(SUN, SUN_RADIUS, { ...filled('url(#sun)'), stroke: PALE_GOLD, 'stroke-width': 2.5 }),
    circle(SUN, SUN_RADIUS - 8, lined(LACQUER, 1, 0.5)),
  ].join('');

/** Flecks of gold leaf. The seed is fixed: there is one hero. */
const drawFlecks = (): string => {
  const random = createRandom('gold leaf');
  const flecks = range(GOLD_FLECKS).map(() => {
    const place: Point = [random.between(330, 770), random.between(24, 250)];
    const side = 1.6 + random.next() * random.next() * 6;
    return rect(place, [side, side], {
      opacity: random.between(0.2, 0.8),
      transform: turned(random.between(0, 80), place),
    });
  });
  return group({ fill: '#FFE29A' }, ...flecks);
};

const drawBird = (): string =>
  group(
    { transform: placed([470, 48], 2.45) },
    path(HINTHA_BIRD, { ...filled(PALE_GOLD, 0.55), transform: placed([-0.7, -0.9]) }),
    path(HINTHA_BIRD, filled('url(#bird)')),
    circle(EYE.centre, 2.3, filled(PALE_GOLD)),
    circle(PEARL.centre, 3.9, { ...filled('#FFF0C4'), stroke: LACQUER, 'stroke-width': 0.8 }),
  );

interface Silk {
  readonly start: Point;
  readonly wave: number;
  readonly amplitude: number;
  readonly fill: string;
  /** The lines of the weave from the top down, a thread's breadth apart. */
  readonly threads: readonly Look[];
}

const THREAD_STEP = 6.5;

const SILKS: readonly Silk[] = [
  {
    start: [-60, 246],
    wave: 150,
    amplitude: 20,
    fill: LACQUER,
    threads: [lined(FLAME_GOLD, 2.6, 0.95), lined(FLAME_GOLD, 1, 0.55), lined('#F0812F', 2, 0.6)],
  },
  {
    start: [-20, 276],
    wave: 132,
    amplitude: 18,
    fill: '#5A0F0B',
    threads: [
      lined(SILK_GOLD, 2.6, 0.9),
      lined('#4FD8A0', 1.6, 0.7),
      lined(SILK_GOLD, 1, 0.6),
      lined('#C4291B', 2, 0.8),
    ],
  },
  {
    start: [-50, 312],
    wave: 112,
    amplitude: 14,
    fill: '#2A0606',
    threads: [lined(SILK_GOLD, 2.2, 0.85), lined('#E5402E', 1.6, 0.7), lined(SILK_GOLD, 1, 0.5)],
  },
];

const drawSilk = ({ start: [x, y], wave, amplitude, fill, threads }: Silk): string => {
  const length = SIZE[0] - x;
  const thread = (i: number): string => waveLine([x, y + i * THREAD_STEP], length, wave, amplitude);
  return (
    path(`${thread(0)}V400H${x}Z`, filled(fill)) + threads.map((look, i) => path(thread(i), look)).join('')
  );
};

/**
 * The banner of the operator: the hintha before a sun, over acheik silk. 800 by 360, the left third left quiet for
 * the words that the page lays over it.
 */
export const drawHero = (): string =>
  drawing(
    [0, 0, ...SIZE],
    gradients,
    rect([0, 0], SIZE, { fill: 'url(#lacquer)' }),
    rect([0, 0], SIZE, { fill: 'url(#light)' }),
    drawHaloRings(),
    drawSun(),
    drawFlecks(),
    drawBird(),
    ...SILKS.map(drawSilk),
  );
