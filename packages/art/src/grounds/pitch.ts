import { range } from '../geometry.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, filled, lined, path } from '../svg.ts';

const TOUCHLINE = 196;
const STRIPES = 6;
const FLOODLIGHTS = [20, 44, 68, 172, 196, 220];

const stripe = (i: number): string =>
  `M${-60 + i * 60} 330L${20 + i * 34} ${TOUCHLINE}H${37 + i * 34}L${-30 + i * 60} 330Z`;

/** A mown pitch under two banks of floodlights. */
export const drawPitch = (palette: Palette): string =>
  [
    path(`M-10 ${TOUCHLINE}H250V330H-10Z`, filled(palette.body)),
    path(range(STRIPES).map(stripe).join(''), filled(WHITE, 0.1)),
    path(`M-10 ${TOUCHLINE}H250`, lined(WHITE, 2, 0.6)),
    ...FLOODLIGHTS.map((x) => circle([x, 26], 5, filled(WHITE, 0.8))),
    path('M10 20L90 196H150L230 20Z', filled(WHITE, 0.1)),
  ].join('');
