import { at, corners, polar, polygon, range, short, TURN, type Point } from '../geometry.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, clip, filled, group, inked, lined, path, turned } from '../svg.ts';

const CENTRE: Point = [120, 140];
const STRAIGHT_UP = -TURN / 4;
const LEATHER = '#FAF6EC';
const ROUND = 'round';

/** The seams that leave one corner of the middle patch, and the outer patch they run to. */
const seams = (i: number): string => {
  const angle = STRAIGHT_UP + (i / 5) * TURN;
  const between = angle + TURN / 10;
  const elbow = at(polar(CENTRE, 52, angle));
  const nextElbow = at(polar(CENTRE, 52, angle + TURN / 5));
  const join = at(polar(CENTRE, 62, between));
  return (
    `M${at(polar(CENTRE, 27, angle))}L${elbow}L${join}` +
    `M${nextElbow}L${join}L${at(polar(CENTRE, 84, between))}`
  );
};

const outerPatch = (i: number): string => {
  const angle = STRAIGHT_UP + (i / 5) * TURN;
  return polygon(corners(polar(CENTRE, 76, angle), 25, 5, angle + Math.PI));
};

export const drawBall = ({ ink, tones }: Palette): string => {
  const patches = polygon(corners(CENTRE, 27, 5, STRAIGHT_UP)) + range(5).map(outerPatch).join('');
  return [
    circle(CENTRE, 80, inked(LEATHER, ink, 5)),
    clip(ROUND, circle(CENTRE, 78, {})),
    group(
      { 'clip-path': `url(#${ROUND})` },
      path(patches, filled(tones[2])),
      path(range(5).map(seams).join(''), lined(ink, 4)),
      path('M140 224A84 84 0 0 0 204 110L180 130Q176 190 140 224Z', filled(ink, 0.22)),
    ),
    path('M62 104A72 72 0 0 1 100 72', lined(WHITE, 8, 0.9)),
  ].join('');
};

const CANE_DARK = '#5A2C0A';
const CANE = '#E9B44C';
const CANE_LIGHT = '#FFE2A0';
const CANE_SEAM = '#A8650F';
const SHADOW = '#2A1204';

/** A band of three canes that passes above, across or below the middle of the ball. */
const caneBand = (side: number, lift: number): string => {
  const y = CENTRE[1] + side * 50 + lift;
  return `M10 ${short(y + side * 16)}Q120 ${short(y - side * 22)} 230 ${short(y + side * 16)}`;
};

const caneLayer = (ink: string, degrees: number): string => {
  const bands = [-1, 0, 1].map((side) => {
    const band = caneBand(side, 0);
    return [
      path(band, lined(ink, 27)),
      path(band, lined(CANE, 22)),
      path(caneBand(side, -6), lined(CANE_LIGHT, 3)),
      path(band + caneBand(side, 6), lined(CANE_SEAM, 2.4)),
    ].join('');
  });
  return group({ transform: turned(degrees, CENTRE) }, ...bands);
};

/** The woven cane ball of chinlone. */
export const drawChinlone = ({ ink }: Palette): string =>
  [
    circle(CENTRE, 82, inked(CANE_DARK, ink, 5)),
    clip(ROUND, circle(CENTRE, 80, {})),
    group(
      { 'clip-path': `url(#${ROUND})` },
      ...[20, 80, 140].map((degrees) => caneLayer(ink, degrees)),
      circle([152, 178], 96, lined(SHADOW, 56, 0.28)),
    ),
    circle(CENTRE, 82, lined(ink, 5)),
    path('M58 106A74 74 0 0 1 98 68', lined(WHITE, 8, 0.8)),
  ].join('');
