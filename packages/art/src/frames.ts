import { HEIGHT, MIRROR, waveLine, WIDTH } from './geometry.ts';
import { GOLD } from './gradients.ts';
import { BRASS } from './colours.ts';
import type { Palette } from './palettes.ts';
import { filled, group, lined, path, use } from './svg.ts';

export const FRAME_NAMES = ['none', 'keyline', 'brackets', 'arch', 'waves'] as const;
export type FrameName = (typeof FRAME_NAMES)[number];

type DrawFrame = (palette: Palette) => string;

const drawKeyline: DrawFrame = () =>
  path('M20 8H220L232 20V300L220 312H20L8 300V20Z', lined(GOLD, 2)) +
  path('M24 13H216L227 24V296L216 307H24L13 296V24Z', lined(BRASS, 0.8, 0.6));

const BRACKET = 'bracket';
const UPSIDE_DOWN = `matrix(1 0 0 -1 0 ${HEIGHT})`;
const HALF_TURN = `matrix(-1 0 0 -1 ${WIDTH} ${HEIGHT})`;

const drawBrackets: DrawFrame = () =>
  group(
    { ...lined(GOLD, 2.4), 'stroke-linecap': 'round' },
    group(
      { id: BRACKET },
      path('M10 58V24L24 10H58', {}),
      path('M16 50V27L27 16H50', { 'stroke-width': 1.2 }),
      path('M22 36Q22 22 36 22Q30 28 32 34', { 'stroke-width': 1.8 }),
    ),
    ...[MIRROR, UPSIDE_DOWN, HALF_TURN].map((transform) => use(BRACKET, { transform })),
  );

const ARCH = 'M14 312V84Q14 14 120 14Q226 14 226 84V312';

const drawArch: DrawFrame = ({ deep }) =>
  path(`M0 0H${WIDTH}V${HEIGHT}H0Z${ARCH}Z`, { ...filled(deep, 0.82), 'fill-rule': 'evenodd' }) +
  path(ARCH, lined(GOLD, 2.4));

const waveAt = (y: number): string => waveLine([0, y], WIDTH, 20, 7);

const drawWaves: DrawFrame = ({ pop }) =>
  path(`${waveAt(312)}V${HEIGHT}H0Z`, filled(pop, 0.9)) + path(waveAt(306), lined(pop, 2, 0.7));

export const FRAMES: Readonly<Record<FrameName, DrawFrame>> = {
  none: () => '',
  keyline: drawKeyline,
  brackets: drawBrackets,
  arch: drawArch,
  waves: drawWaves,
};
