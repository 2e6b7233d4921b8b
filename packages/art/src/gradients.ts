import { HINTHA_BIRD } from './logo-paths.ts';
import { GOLD_TONES } from './colours.ts';
import type { Palette, Tones } from './palettes.ts';
import { linearGradient, path, radialGradient, type Look } from './svg.ts';

/** The gradients and marks a drawing may refer to. Only those it uses are written into it. */
export const TONE = 'url(#tone)';
export const GOLD = 'url(#gold)';
export const TEAK = 'url(#teak)';
export const MANGO = 'url(#mango)';
export const GILT = 'url(#gilt)';
export const SKY = 'url(#sky)';
export const HALO = 'url(#halo)';
export const FOOTER = 'url(#footer)';
/** The bird of the mark, to be drawn with `use`. */
export const BIRD = 'bird';

const TEAK_TONES: Tones = ['#C9793A', '#8A4A1E', '#4A220C'];
const MANGO_TONES: Tones = ['#FFF08A', '#FFC02E', '#E5761E'];
const FROM_TOP_LEFT: Look = { x1: 0, y1: 0, x2: 0.6, y2: 1 };
const DOWNWARD: Look = { x1: 0, y1: 0, x2: 0, y2: 1 };

const shade = (id: string, [light, middle, dark]: Tones): string =>
  linearGradient({ id, ...FROM_TOP_LEFT }, [
    [0, light],
    [0.5, middle],
    [1, dark],
  ]);

const gilt = linearGradient({ id: 'gilt', gradientUnits: 'userSpaceOnUse', x1: 10, y1: 4, x2: 84, y2: 94 }, [
  [0, '#FFF6D2'],
  [0.4, '#F2C458'],
  [0.74, '#C98F2B'],
  [1, '#F7DB8E'],
]);

/** What subjects are painted with. */
const subjectDefinitions = (tones: Tones): Readonly<Record<string, string>> => ({
  tone: shade('tone', tones),
  gold: shade('gold', GOLD_TONES),
  teak: shade('teak', TEAK_TONES),
  mango: shade('mango', MANGO_TONES),
  gilt,
  [BIRD]: path(HINTHA_BIRD, { id: BIRD }),
});

/** Leaves out what the art does not refer to; the full set would cost each cover half a kilobyte. */
const onlyUsed = (definitions: Readonly<Record<string, string>>, art: string): string =>
  Object.entries(definitions)
    .filter(([id]) => art.includes(`#${id})`) || art.includes(`#${id}"`))
    .map(([, definition]) => definition)
    .join('');

export const defineForSubject = (tones: Tones, art: string): string =>
  onlyUsed(subjectDefinitions(tones), art);

/** `glowAt` is where the light behind the subject has its centre, in shares of width and height. */
export const defineForCover = (
  palette: Palette,
  tones: Tones,
  glowAt: readonly [cx: string, cy: string],
  art: string,
): string =>
  onlyUsed(
    {
      sky: radialGradient({ id: 'sky', cx: glowAt[0], cy: glowAt[1], r: 0.82 }, [
        [0, palette.glow],
        [0.42, palette.body],
        [1, palette.deep],
      ]),
      halo: radialGradient({ id: 'halo' }, [
        [0, palette.pop, 0.85],
        [0.5, palette.rim, 0.34],
        [1, palette.rim, 0],
      ]),
      footer: linearGradient({ id: 'footer', ...DOWNWARD }, [
        [0, palette.deep, 0],
        [0.55, palette.deep, 0.78],
        [1, palette.deep],
      ]),
      ...subjectDefinitions(tones),
    },
    art,
  );
