import { at, polar, type Point } from '../geometry.ts';
import { TONE } from '../gradients.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, filled, inked, lined, path } from '../svg.ts';

const HEART: Point = [120, 186];
const STRAIGHT_UP = -Math.PI / 2;
const LEAF = '#0F6B4D';
const LEAF_LIGHT = '#6CEBB4';

interface Petals {
  readonly angles: readonly number[];
  readonly length: number;
  readonly width: number;
  readonly fill: string;
}

const petal = (angle: number, length: number, width: number): string => {
  const tip = polar(HEART, length, angle);
  const [x, y] = polar(HEART, length / 2, angle);
  const aside: Point = [Math.cos(angle + Math.PI / 2) * width, Math.sin(angle + Math.PI / 2) * width];
  const right = at([x + aside[0], y + aside[1]]);
  const left = at([x - aside[0], y - aside[1]]);
  return `M${at(HEART)}Q${right} ${at(tip)}Q${left} ${at(HEART)}Z`;
};

export const drawLotus = ({ ink, tones }: Palette): string => {
  const [light, middle, dark] = tones;
  const backToFront: readonly Petals[] = [
    { angles: [-2.75, -0.4], length: 98, width: 36, fill: dark },
    { angles: [-2.42, -0.72], length: 108, width: 38, fill: TONE },
    { angles: [-2.08, -1.06], length: 118, width: 38, fill: middle },
    { angles: [-1.82, -1.32], length: 120, width: 34, fill: TONE },
    { angles: [STRAIGHT_UP], length: 112, width: 34, fill: light },
  ];
  const flower = backToFront.flatMap(({ angles, length, width, fill }) =>
    angles.map((angle) => path(petal(angle, length, width), inked(fill, ink, 3.5))),
  );
  return [
    ...flower,
    path('M120 186Q108 130 120 92', lined(WHITE, 3, 0.6)),
    ellipse([120, 190], [62, 14], inked(LEAF, ink)),
    ellipse([108, 187], [34, 5], filled(LEAF_LIGHT, 0.6)),
  ].join('');
};
