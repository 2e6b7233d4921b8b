import { GOLD, TONE } from '../gradients.ts';
import { BLACK, BRASS, IVORY, SCARLET, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, ellipse, filled, group, inked, lined, path, placed, rect } from '../svg.ts';

const BLUSH = '#FF8A70';

const dollFace = (ink: string): string =>
  [
    path(
      'M120 74C152 74 164 102 162 124C160 148 142 158 120 158C98 158 80 148 78 124C76 102 88 74 120 74Z',
      inked(IVORY, ink),
    ),
    path('M78 118Q84 76 120 74Q156 76 162 118Q150 92 120 92Q90 92 78 118Z', filled(ink)),
    ellipse([104, 118], [5, 7], filled(ink)),
    ellipse([136, 118], [5, 7], filled(ink)),
    path('M94 104Q104 98 112 103M128 103Q136 98 146 104', lined(ink, 3)),
    circle([94, 134], 8, filled(BLUSH, 0.75)),
    circle([146, 134], 8, filled(BLUSH, 0.75)),
    path('M108 138Q120 150 132 138Q120 144 108 138Z', inked(SCARLET, ink, 2.4)),
  ].join('');

/** The tumbling doll that always gets up: pyit taing daung. */
export const drawDoll = ({ ink, tones }: Palette): string =>
  [
    ellipse([120, 226], [66, 12], filled(BLACK, 0.35)),
    path(
      'M120 56C176 56 196 118 188 164C182 206 156 226 120 226C84 226 58 206 52 164C44 118 64 56 120 56Z',
      inked(TONE, ink, 5),
    ),
    path(
      'M54 170Q86 188 120 188T186 170Q180 206 156 218Q140 226 120 226Q84 226 66 206Q56 192 54 170Z',
      filled(tones[2]),
    ),
    path('M54 168Q120 202 186 168', lined(BRASS, 7)),
    path('M84 196q10 12 20 0t20 0t20 0t16 -2', lined(BRASS, 3.4)),
    dollFace(ink),
    path('M120 56V40', lined(ink, 5)),
    circle([120, 38], 9, inked(GOLD, ink)),
    path('M68 130Q66 92 88 72', lined(WHITE, 7, 0.6)),
  ].join('');

export const drawBell = ({ ink }: Palette): string =>
  [
    path(
      'M120 56Q168 62 170 124Q172 164 194 186V198H46V186Q68 164 70 124Q72 62 120 56Z',
      inked(GOLD, ink, 5),
    ),
    path('M84 176Q92 150 90 118Q90 86 110 72', lined(WHITE, 8, 0.75)),
    path('M46 186H194', lined(ink, 4)),
    circle([120, 212], 16, inked(TONE, ink, 5)),
    path('M108 56Q108 38 120 38T132 56', { ...lined(ink, 8), 'stroke-linecap': 'butt' }),
  ].join('');

const drawOneLantern = ({ ink, tones }: Palette, transform: string): string =>
  group(
    { transform },
    path('M0 -120V-58', lined(ink, 4)),
    ellipse([0, 0], [58, 50], inked(TONE, ink, 5)),
    ellipse([0, 0], [34, 50], lined(tones[2], 3, 0.8)),
    ellipse([0, 0], [10, 50], lined(tones[2], 3, 0.8)),
    rect([-28, -60], [56, 14], { ...inked(GOLD, ink), rx: 4 }),
    rect([-28, 46], [56, 14], { ...inked(GOLD, ink), rx: 4 }),
    path('M-12 60V96M0 60V106M12 60V96', lined(BRASS, 5)),
    path('M-42 -20Q-34 -38 -16 -42', lined(WHITE, 7, 0.75)),
  );

export const drawLantern = (paint: Palette): string =>
  drawOneLantern(paint, placed([58, 96], 0.62)) +
  drawOneLantern(paint, placed([190, 110], 0.56)) +
  drawOneLantern(paint, placed([122, 144], 1.1));
