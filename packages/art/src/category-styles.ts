import type { EffectName } from './effects.ts';
import type { GroundName } from './grounds/index.ts';
import type { PaletteName } from './palettes.ts';
import type { Choices } from './random.ts';
import type { SubjectName } from './subjects/index.ts';

/** The areas of the lobby, and the two classes of games that look unlike the rest of their area. */
export const COVER_CATEGORIES = [
  'LOTT',
  'ELOTT',
  'BINGO',
  'LIVE',
  'RNG',
  'ARCADE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'SV3',
] as const;
export type CoverCategory = (typeof COVER_CATEGORIES)[number];

/** What a category may look like. It must be told from the others at 112 pixels. */
export interface CategoryStyle {
  readonly grounds: Choices<GroundName>;
  readonly subjects: Choices<SubjectName>;
  readonly palettes: Choices<PaletteName>;
  readonly effect: EffectName;
  /** Whether light stands behind the subject; tables and pitches bring their own lamps. */
  readonly halo: boolean;
}

const DRAWS: CategoryStyle = {
  grounds: ['rays', 'dots', 'acheik'],
  subjects: ['balls', 'coin'],
  palettes: ['cinnabar', 'indigo', 'jade', 'saffron', 'amethyst'],
  effect: 'confetti',
  halo: true,
};

export const CATEGORY_STYLES: Readonly<Record<CoverCategory, CategoryStyle>> = {
  LOTT: DRAWS,
  ELOTT: { ...DRAWS, grounds: ['grid', 'dots', 'rays'] },
  BINGO: { ...DRAWS, subjects: ['balls'], grounds: ['dots', 'shards'] },
  LIVE: {
    grounds: ['felt'],
    subjects: ['cards', 'wheel', 'dice'],
    palettes: ['jade', 'cinnabar', 'indigo', 'ruby'],
    effect: 'none',
    halo: false,
  },
  RNG: {
    grounds: ['rays', 'acheik', 'shards', 'hills', 'dots'],
    subjects: [
      'gem',
      'lotus',
      'parasol',
      'doll',
      'owl',
      'elephant',
      'tiger',
      'peacock',
      'seven',
      'bell',
      'fruit',
      'crown',
      'hintha',
      'naga',
      'lantern',
      'chest',
      'coin',
      'mahjong',
    ],
    palettes: ['saffron', 'cinnabar', 'ruby', 'jade', 'amethyst', 'dusk', 'teak', 'mango', 'indigo', 'lime'],
    effect: 'sparkles',
    halo: true,
  },
  ARCADE: {
    grounds: ['grid'],
    subjects: ['rocket', 'gem', 'dice', 'coin'],
    palettes: ['night', 'amethyst', 'indigo', 'dusk'],
    effect: 'sparkles',
    halo: true,
  },
  FISH: {
    grounds: ['sea'],
    subjects: ['fish', 'crab', 'turtle', 'chest', 'naga'],
    palettes: ['lagoon', 'night', 'jade', 'indigo'],
    effect: 'bubbles',
    halo: true,
  },
  PVP: {
    grounds: ['split', 'dots'],
    subjects: ['cards', 'dice', 'mahjong', 'crown'],
    palettes: ['indigo', 'amethyst', 'cinnabar', 'jade', 'night'],
    effect: 'sparkles',
    halo: true,
  },
  SPORTS: {
    grounds: ['pitch'],
    subjects: ['ball', 'chinlone'],
    palettes: ['jade', 'lime', 'night'],
    effect: 'none',
    halo: false,
  },
  ESPORTS: {
    grounds: ['grid', 'split'],
    subjects: ['gamepad'],
    palettes: ['night', 'amethyst', 'indigo', 'dusk', 'ruby'],
    effect: 'sparkles',
    halo: true,
  },
  SV3: {
    grounds: ['split', 'rays', 'hills'],
    subjects: ['rooster'],
    palettes: ['saffron', 'cinnabar', 'teak', 'mango'],
    effect: 'sparkles',
    halo: true,
  },
};
