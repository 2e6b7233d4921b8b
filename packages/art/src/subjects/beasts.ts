import { MIRROR } from '../geometry.ts';
import { GOLD, TONE } from '../gradients.ts';
import { IVORY, VERMILION, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, ellipse, filled, group, inked, lined, path } from '../svg.ts';

const EAR_PINK = '#FFB3A0';
const TUSK = '#FFF6E0';
const HEADDRESS = '#C22A1C';
const EMERALD = '#2FC48D';

const elephantSide = ({ ink, tones }: Palette, transform?: string): string =>
  group(
    { transform },
    path('M62 96Q14 74 16 128Q20 178 66 170Z', inked(tones[2], ink, 5)),
    path('M58 104Q30 96 32 130Q36 158 62 154Z', filled(EAR_PINK, 0.5)),
  );

const tuskAndEye = (ink: string, transform?: string): string =>
  group(
    { transform },
    path('M80 160Q62 190 84 214Q76 186 96 176Z', inked(TUSK, ink)),
    circle([88, 122], 9, inked(WHITE, ink, 3)),
    circle([90, 123], 4.6, filled(ink)),
    path('M76 106Q88 98 98 106', lined(ink, 3.4)),
  );

export const drawElephant = (paint: Palette): string => {
  const { ink } = paint;
  return [
    elephantSide(paint),
    elephantSide(paint, MIRROR),
    path(
      'M120 52C170 52 188 92 182 134C178 162 154 168 146 176C140 186 144 212 150 222Q152 238 134 240Q108 240 104 216C100 200 100 186 94 176C86 168 62 162 58 134C52 92 70 52 120 52Z',
      inked(TONE, ink, 5),
    ),
    path('M100 190q20 8 42 0M102 204q20 8 40 0M106 218q18 8 38 2', lined(ink, 2.6, 0.45)),
    path('M120 46L142 64L136 96Q120 112 104 96L98 64Z', inked(HEADDRESS, ink)),
    path('M120 58L132 68L128 88Q120 96 112 88L108 68Z', inked(GOLD, ink, 2.5)),
    circle([120, 76], 6, inked(EMERALD, ink, 2)),
    tuskAndEye(ink),
    tuskAndEye(ink, MIRROR),
  ].join('');
};

const TIGER_EYE = '#FFF3A0';

const tigerSide = (ink: string, transform?: string): string =>
  group(
    { transform },
    path(
      'M52 130Q74 128 84 138Q66 140 54 148ZM54 158Q74 152 86 160Q70 164 60 174ZM76 84Q92 92 96 108Q80 102 70 92ZM104 70Q114 84 112 102Q102 92 100 74Z',
      filled(ink),
    ),
    path('M82 118Q100 108 110 128Q94 136 82 118Z', inked(TIGER_EYE, ink)),
    ellipse([98, 122], [4, 6], filled(ink)),
    path('M98 184L104 200L112 187Z', inked(WHITE, ink, 2.6)),
  );

export const drawTiger = ({ ink }: Palette): string =>
  [
    path('M62 92Q50 46 82 56Q98 62 104 76Z', inked(TONE, ink, 5)),
    path('M178 92Q190 46 158 56Q142 62 136 76Z', inked(TONE, ink, 5)),
    path(
      'M120 62C170 62 194 98 190 142C188 182 160 214 120 218C80 214 52 182 50 142C46 98 70 62 120 62Z',
      inked(TONE, ink, 5),
    ),
    path('M120 150Q150 142 164 168Q160 204 120 208Q80 204 76 168Q90 142 120 150Z', filled(IVORY)),
    path('M120 64L128 92L120 116L112 92Z', filled(ink)),
    tigerSide(ink),
    tigerSide(ink, MIRROR),
    path('M106 150Q120 144 134 150Q130 164 120 166Q110 164 106 150Z', inked(VERMILION, ink)),
    path('M120 166V176M120 176Q104 190 92 180M120 176Q136 190 148 180', lined(ink, 4)),
  ].join('');
