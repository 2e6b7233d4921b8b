import { short, type Point } from './geometry.ts';
import { EYE, HINTHA_BASE, HINTHA_BIRD, HINTHA_SMALL, PEARL, SMALL_PEARL } from './logo-paths.ts';
import { VERMILION } from './colours.ts';
import { circle, define, drawing, filled, linearGradient, path } from './svg.ts';

/** `full` from 28 px up, `small` up to 24 px and for favicons, `mono` in the colour of the text. */
export type LogoKind = 'full' | 'small' | 'mono';

const hole = ({ centre: [x, y], radius }: { centre: Point; radius: number }): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Bird, base and eye in one shape. It is filled by the even-odd rule, which leaves the eye open. */
export const HINTHA_MARK = HINTHA_BIRD + HINTHA_BASE + hole(EYE);

const leafGold = define(
  linearGradient({ id: 'leaf', gradientUnits: 'userSpaceOnUse', x1: 10, y1: 4, x2: 84, y2: 94 }, [
    [0, '#FDF0C2'],
    [0.4, '#EFC45E'],
    [0.74, '#C98F2B'],
    [1, '#F3D27E'],
  ]),
);
const LEAF = 'url(#leaf)';
const EVEN_ODD = { 'fill-rule': 'evenodd' };

const DRAWINGS: Readonly<Record<LogoKind, () => readonly string[]>> = {
  full: () => [
    leafGold,
    path(HINTHA_MARK, { ...filled(LEAF), ...EVEN_ODD }),
    circle(PEARL.centre, PEARL.radius, filled(VERMILION)),
  ],
  small: () => [
    leafGold,
    path(HINTHA_SMALL, filled(LEAF)),
    circle(SMALL_PEARL.centre, SMALL_PEARL.radius, filled(VERMILION)),
  ],
  mono: () => [
    path(HINTHA_MARK, { ...filled('currentColor'), ...EVEN_ODD }),
    circle(PEARL.centre, PEARL.radius, filled('currentColor')),
  ],
};

/** The mark as a file of its own: favicons, stamps, mails. Pages mount the part of the `ui` package. */
export const drawLogo = (kind: LogoKind): string => drawing([0, 0, 96, 96], ...DRAWINGS[kind]());
