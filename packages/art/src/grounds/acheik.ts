import { range, waveLine } from '../geometry.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { lined, path } from '../svg.ts';

const BANDS = 9;
const BAND_HEIGHT = 38;
const FIRST_BAND = 22;
const LINE_GAP = 7;
const WAVE = 48;

/** The waves of luntaya-acheik silk: bands of three lines, the middle one in the accent. */
export const drawAcheik = (palette: Palette, random: Random): string => {
  const amplitude = random.between(9, 15);
  const lines = (row: number): string =>
    range(BANDS)
      .map((band) => waveLine([-20, FIRST_BAND + band * BAND_HEIGHT + row * LINE_GAP], 288, WAVE, amplitude))
      .join('');
  return (
    path(lines(0) + lines(2), lined(palette.glow, 2.6, 0.2)) + path(lines(1), lined(palette.pop, 1.4, 0.32))
  );
};
