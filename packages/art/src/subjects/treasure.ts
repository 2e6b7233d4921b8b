import { corners, polygon, range, TURN, type Point } from '../geometry.ts';
import { BIRD, GOLD, TEAK, TONE } from '../gradients.ts';
import { BLACK, BRASS, DARK_GOLD, LEAF_GOLD, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, filled, group, inked, lined, path, placed, rect, turned, use } from '../svg.ts';

const CENTRE: Point = [120, 140];

/** The light on each facet from the right-hand one on clockwise: below zero in shade, above in light. */
const FACET_LIGHT = [-0.35, -0.45, -0.28, 0, 0.22, 0.42, 0.3, -0.1];

export const drawGem = ({ ink }: Palette): string => {
  const outer = corners(CENTRE, 74, 8, TURN / 16);
  const inner = corners([120, 138], 38.5, 8, TURN / 16);
  const corner = (ring: readonly Point[], i: number): Point => ring[i % ring.length] ?? CENTRE;
  const facets = FACET_LIGHT.map((light, i) =>
    path(
      polygon([corner(outer, i), corner(outer, i + 1), corner(inner, i + 1), corner(inner, i)]),
      filled(light < 0 ? BLACK : WHITE, Math.abs(light)),
    ),
  );
  const glints = [5, 6].map((i) => path(polygon([corner(outer, i), corner(inner, i)]), lined(WHITE, 2, 0.8)));
  return [
    path(polygon(outer), inked(TONE, ink, 6)),
    ...facets,
    path(polygon(inner), filled(WHITE, 0.22)),
    path(polygon([corner(inner, 4), corner(inner, 5), corner(inner, 6), [120, 138]]), filled(WHITE, 0.5)),
    ...glints,
  ].join('');
};

const RIM_SHADE = '#7C4708';
const STAMP_LIGHT = '#FFF6D2';

export const drawCoin = ({ ink }: Palette, random: Random): string => {
  const pile = [214, 202, 190, 178].map((y) => ellipse([120, y], [66, 20], inked(GOLD, ink)));
  const stamp = group(
    { transform: placed([83, 80], 0.78) },
    use(BIRD, { fill: RIM_SHADE, x: 1.6, y: 2 }),
    use(BIRD, { fill: STAMP_LIGHT }),
  );
  const face = group(
    { transform: turned(random.between(-14, -4), [120, 118]) },
    circle([126, 122], 66, inked(RIM_SHADE, ink, 5)),
    circle([120, 118], 66, inked(GOLD, ink, 5)),
    circle([120, 118], 52, lined(DARK_GOLD, 3)),
    circle([120, 118], 49, lined(LEAF_GOLD, 2, 0.8)),
    stamp,
    path('M66 96A60 60 0 0 1 108 56', lined(WHITE, 6, 0.75)),
  );
  return pile.join('') + face;
};

const EMERALD = '#2FC48D';
const CROWN_BAND = '#A8650F';

export const drawCrown = ({ ink }: Palette): string =>
  [
    path('M44 182L34 96L78 132L120 66L162 132L206 96L196 182Z', inked(GOLD, ink, 5)),
    path('M44 182Q120 206 196 182V210Q120 232 44 210Z', inked(CROWN_BAND, ink, 5)),
    path('M54 192Q120 212 186 192', lined(LEAF_GOLD, 3)),
    circle([120, 62], 13, inked(TONE, ink)),
    circle([34, 92], 11, inked(TONE, ink)),
    circle([206, 92], 11, inked(TONE, ink)),
    path('M120 118L142 146L120 174L98 146Z', inked(TONE, ink)),
    path('M120 118L131 146L120 174', filled(WHITE, 0.35)),
    circle([70, 160], 9, inked(EMERALD, ink, 3)),
    circle([170, 160], 9, inked(EMERALD, ink, 3)),
    path('M58 172L52 122L76 146', lined(WHITE, 4, 0.7)),
  ].join('');

const LID_WOOD = '#5A2A0C';
const LID_INSIDE = '#2A1208';
const STRAPS = 'M72 136L76 220M168 136L164 220';

export const drawChest = ({ ink }: Palette): string => {
  const coins = range(9).map((i) => {
    const x = 62 + i * 14.5;
    // 37 modulo 22 scatters the heights of neighbours without a random number.
    const y = 132 - ((i * 37) % 22);
    return circle([x, y], 15, inked(GOLD, ink, 3)) + circle([x - 3, y - 3], 7, lined(STAMP_LIGHT, 2));
  });
  return [
    path('M44 128Q40 58 84 58H156Q200 58 196 128L180 104Q120 88 60 104Z', inked(LID_WOOD, ink, 5)),
    path('M60 104Q120 88 180 104L172 74Q120 66 68 74Z', filled(LID_INSIDE)),
    ...coins,
    path('M36 136H204L194 220H46Z', inked(TEAK, ink, 5)),
    path('M36 136H204L202 152H38Z', inked(GOLD, ink)),
    group({ 'stroke-linecap': 'butt' }, path(STRAPS, lined(ink, 14)), path(STRAPS, lined(BRASS, 8))),
    rect([102, 136], [36, 42], { ...inked(GOLD, ink), rx: 6 }),
    circle([120, 152], 6, filled(ink)),
    path('M120 154V166', lined(ink, 5)),
  ].join('');
};
