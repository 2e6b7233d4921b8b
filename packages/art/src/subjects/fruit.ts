import { MANGO, TONE } from '../gradients.ts';
import { SCARLET, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, filled, group, inked, lined, path } from '../svg.ts';

const LEAF = '#3FAE3B';
const STALK = '#2C7A2A';

const drawMango = (ink: string): string =>
  [
    path('M74 186Q40 150 70 104Q96 70 128 96Q160 126 130 176Q104 204 74 186Z', inked(MANGO, ink, 5)),
    path('M78 118Q90 96 108 98', lined(WHITE, 8, 0.8)),
    path('M118 92Q128 60 166 58Q160 92 124 98Z', inked(LEAF, ink)),
    path('M122 92Q140 74 158 64', lined(ink, 2.4)),
  ].join('');

const drawMangosteen = (ink: string): string =>
  [
    circle([164, 166], 40, inked(TONE, ink, 5)),
    path('M132 148q14 14 30 6t36 8M128 168q16 16 34 8t40 6M138 190q14 8 28 2t30 -2', lined(ink, 2.6, 0.55)),
    path('M142 146Q150 136 162 136', lined(WHITE, 7, 0.8)),
    path('M158 128Q160 112 172 106Q180 118 170 128Z', inked(LEAF, ink)),
  ].join('');

const drawCherries = (ink: string): string =>
  group(
    {},
    circle([96, 216], 20, inked(SCARLET, ink)),
    circle([90, 209], 5, filled(WHITE, 0.8)),
    circle([134, 220], 20, inked(SCARLET, ink)),
    circle([128, 213], 5, filled(WHITE, 0.8)),
    path('M98 196Q108 176 116 172Q128 184 132 200', lined(STALK, 5)),
  );

export const drawFruit = ({ ink }: Palette): string =>
  drawMango(ink) + drawMangosteen(ink) + drawCherries(ink);
