import { at, degrees, polar, range, type Point } from '../geometry.ts';
import { GOLD, TONE } from '../gradients.ts';
import { BLACK, BRASS, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, define, ellipse, filled, group, inked, lined, path, placed, use } from '../svg.ts';

const COMB = '#E5301F';
const COMB_LIGHT = '#FF9A85';
const BEAK = '#F7B52C';

export const drawRooster = ({ ink, tones }: Palette): string =>
  [
    path('M56 250Q50 180 84 138L176 150Q206 196 196 250Z', inked(TONE, ink, 5)),
    path(
      'M70 250Q74 206 92 214Q96 188 116 204Q124 180 140 202Q156 186 164 212Q178 206 184 250Z',
      filled(tones[0], 0.85),
    ),
    path('M84 150Q78 96 124 84Q166 82 170 126Q174 150 176 158Q132 176 84 150Z', inked(tones[0], ink, 5)),
    path(
      'M92 92Q74 76 86 60Q96 66 100 72Q100 44 122 38Q124 54 128 62Q140 40 160 50Q154 64 152 72Q170 66 176 80Q166 96 148 98Q118 84 92 92Z',
      inked(COMB, ink, 5),
    ),
    path('M100 74Q108 60 116 54M134 70Q142 58 150 58', lined(COMB_LIGHT, 4)),
    path('M164 108L206 128Q188 142 164 138Z', inked(BEAK, ink, 5)),
    path('M166 124L202 129', lined(ink, 3)),
    path('M156 142Q176 146 172 176Q160 192 150 170Q146 152 156 142Z', inked(COMB, ink, 5)),
    circle([144, 116], 12, inked(WHITE, ink)),
    circle([147, 117], 6, filled(ink)),
    path('M128 102L154 108', lined(ink, 6)),
  ].join('');

const OWL_BREAST = '#FFF1D2';
const OWL_FEATHERS = '#C88A2C';
const OWL_BEAK = '#F7A52C';
const BREAST_LINES = range(3)
  .map((i) => `M98 ${172 + i * 13}q7 8 14 0t14 0t14 0`)
  .join('');

const owlEye = (x: number, pupilX: number, glintX: number, ink: string): string =>
  circle([x, 108], 30, inked(GOLD, ink)) +
  circle([x, 108], 20, filled(WHITE)) +
  circle([pupilX, 109], 12, filled(ink)) +
  circle([glintX, 103], 5, filled(WHITE));

export const drawOwl = ({ ink, tones }: Palette): string =>
  [
    path(
      'M58 84L78 52Q120 72 162 52L182 84Q198 132 178 186Q160 224 120 224Q80 224 62 186Q42 132 58 84Z',
      inked(TONE, ink, 5),
    ),
    path('M86 158Q120 132 154 158Q160 212 120 214Q80 212 86 158Z', inked(OWL_BREAST, ink)),
    path(BREAST_LINES, lined(OWL_FEATHERS, 3.4)),
    path('M58 104Q40 150 62 190Q80 176 82 148Z', inked(tones[2], ink)),
    path('M182 104Q200 150 178 190Q160 176 158 148Z', inked(tones[2], ink)),
    owlEye(92, 96, 91, ink),
    owlEye(148, 144, 139, ink),
    path('M120 116L132 132L120 148L108 132Z', inked(OWL_BEAK, ink)),
    path('M96 224v10M110 226v10M130 226v10M144 224v10', lined(ink, 6)),
  ].join('');

const PEACOCK_BLUE = '#1668C8';
const PEACOCK_LIGHT = '#86C7FF';
const EYE_BLUE = '#0B5E93';
const EYE_DARK = '#0B1B4A';
const TAIL_ROOT: Point = [120, 190];
/** The tail opens a little beyond the half circle. */
const FAN = Math.PI * 1.04;
const FAN_START = -Math.PI * 1.02;
const FEATHER = 'feather';
/** The share of the fan at which each feather stands; the inner row fills the gaps of the outer one. */
const FEATHER_ROWS = [
  { radius: 106, shares: range(8).map((i) => (i + 0.5) / 8) },
  { radius: 70, shares: range(9).map((i) => i / 8) },
];

const drawFeather = (ink: string): string =>
  group(
    { id: FEATHER },
    path('M0 18Q-19 6 -15 -12Q-9 -27 0 -29Q9 -27 15 -12Q19 6 0 18Z', inked(TONE, ink, 3)),
    ellipse([0, -8], [9, 11], filled(BRASS)),
    ellipse([0, -7], [6, 8], filled(EYE_BLUE)),
    circle([0, -4], 3, filled(EYE_DARK)),
  );

const drawTail = ({ ink, tones }: Palette): string => {
  const feathers = FEATHER_ROWS.flatMap(({ radius, shares }) =>
    shares.map((share) => {
      const angle = FAN_START + share * FAN;
      const tip = polar(TAIL_ROOT, radius, angle);
      return (
        path(`M${at(TAIL_ROOT)}L${at(tip)}`, lined(tones[2], 5)) +
        use(FEATHER, { transform: placed(tip, 1, degrees(angle) + 90) })
      );
    }),
  );
  return define(drawFeather(ink)) + feathers.join('');
};

export const drawPeacock = (paint: Palette): string => {
  const { ink } = paint;
  return [
    drawTail(paint),
    path(
      'M96 226Q92 180 112 166Q108 134 112 118Q120 104 132 116Q136 134 130 160Q150 182 146 226Z',
      inked(PEACOCK_BLUE, ink, 5),
    ),
    path('M102 222Q102 190 116 176', lined(PEACOCK_LIGHT, 5)),
    path('M132 118L152 124L133 131Z', inked(BEAK, ink, 3.4)),
    circle([122, 119], 4.6, inked(WHITE, ink, 2)),
    circle([123, 119], 2.2, filled(BLACK)),
    path('M118 108L106 88M121 106L120 84M125 107L134 88', lined(ink, 3)),
    circle([105, 86], 4.5, filled(GOLD)),
    circle([120, 82], 4.5, filled(GOLD)),
    circle([135, 86], 4.5, filled(GOLD)),
  ].join('');
};
