/** First and last code point, both included. */
export type CodeRange = readonly [first: number, last: number];

export interface Face {
  /** The font as published, from the root of the repository. */
  readonly source: string;
  /** The name of the file among the fonts of the `ui` package. */
  readonly file: string;
  readonly ranges: readonly CodeRange[];
  /** OpenType features to keep; all of them when left out. */
  readonly features?: readonly string[];
  /** The first paint pays for it. */
  readonly limitBytes: number;
}

const MANROPE = 'node_modules/@fontsource-variable/manrope';
const NOTO_MYANMAR = 'node_modules/@fontsource/noto-sans-myanmar';
const NOTO_THAI = 'node_modules/@fontsource/noto-sans-thai';

/** Kerning and accents, figures of one width for money, and brackets that stand level with capitals. */
const LATIN_FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case'];

const LATIN: readonly CodeRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

const VIETNAMESE: readonly CodeRange[] = [
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1ea0, 0x1ef9],
  [0x20ab, 0x20ab],
];

/**
 * The letters of Burmese, the joiners that shape it and the dotted circle under a lone vowel. The letters of Mon,
 * Karen and Shan that follow in the block would add half the weight again for the first paint.
 */
const BURMESE: readonly CodeRange[] = [
  [0x1000, 0x104f],
  [0x200b, 0x200d],
  [0x25cc, 0x25cc],
];

const THAI: readonly CodeRange[] = [
  [0x0e01, 0x0e3a],
  [0x0e3f, 0x0e5b],
];

export const FACES: readonly Face[] = [
  {
    source: `${MANROPE}/files/manrope-latin-wght-normal.woff2`,
    file: 'latin.woff2',
    ranges: LATIN,
    features: LATIN_FEATURES,
    limitBytes: 22_000,
  },
  {
    source: `${MANROPE}/files/manrope-vietnamese-wght-normal.woff2`,
    file: 'vietnamese.woff2',
    ranges: VIETNAMESE,
    features: LATIN_FEATURES,
    limitBytes: 9000,
  },
  {
    source: `${NOTO_MYANMAR}/files/noto-sans-myanmar-myanmar-400-normal.woff2`,
    file: 'burmese-400.woff2',
    ranges: BURMESE,
    limitBytes: 24_000,
  },
  {
    source: `${NOTO_MYANMAR}/files/noto-sans-myanmar-myanmar-600-normal.woff2`,
    file: 'burmese-600.woff2',
    ranges: BURMESE,
    limitBytes: 25_500,
  },
  {
    source: `${NOTO_THAI}/files/noto-sans-thai-thai-400-normal.woff2`,
    file: 'thai-400.woff2',
    ranges: THAI,
    limitBytes: 9500,
  },
  {
    source: `${NOTO_THAI}/files/noto-sans-thai-thai-600-normal.woff2`,
    file: 'thai-600.woff2',
    ranges: THAI,
    limitBytes: 9500,
  },
];

/** All fonts are under the SIL Open Font License, whose text has to go with every copy. */
export const LICENCES = [
  { source: `${MANROPE}/LICENSE`, file: 'OFL-manrope.txt' },
  { source: `${NOTO_MYANMAR}/LICENSE`, file: 'OFL-noto-sans-myanmar.txt' },
  { source: `${NOTO_THAI}/LICENSE`, file: 'OFL-noto-sans-thai.txt' },
];

export const FONTS_FOLDER = 'packages/ui/src/fonts';
