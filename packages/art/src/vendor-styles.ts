import { COMPOSITION_NAMES, type CompositionName } from './compositions.ts';
import { FRAME_NAMES, type FrameName } from './frames.ts';
import { PALETTE_NAMES, type PaletteName } from './palettes.ts';
import { createRandom, type Choices, type Random } from './random.ts';

/** How the title over a cover is coloured. Each is a class of the pages' style sheet. */
export const TITLE_STYLES = ['gold', 'ice', 'pink', 'lime', 'coral'] as const;
export type TitleStyle = (typeof TITLE_STYLES)[number];

/** The hand of a vendor: what its covers have in common. */
export interface VendorStyle {
  readonly frame: FrameName;
  readonly compositions: Choices<CompositionName>;
  /** Kept to where the category allows them. */
  readonly palettes: Choices<PaletteName>;
  readonly title: TitleStyle;
}

const VENDOR_STYLES: ReadonlyMap<string, VendorStyle> = new Map([
  [
    'PADAUK',
    {
      frame: 'keyline',
      compositions: ['solo', 'medal', 'trio'],
      palettes: ['saffron', 'cinnabar', 'mango', 'teak', 'ruby'],
      title: 'gold',
    },
  ],
  [
    'RUBY9',
    {
      frame: 'none',
      compositions: ['solo', 'close', 'coins'],
      palettes: ['ruby', 'amethyst', 'cinnabar', 'dusk'],
      title: 'pink',
    },
  ],
  [
    'INLE',
    {
      frame: 'none',
      compositions: ['solo', 'trio', 'close'],
      palettes: ['lagoon', 'night', 'jade'],
      title: 'ice',
    },
  ],
  [
    'MANDALAR',
    {
      frame: 'arch',
      compositions: ['solo'],
      palettes: ['jade', 'cinnabar', 'indigo'],
      title: 'gold',
    },
  ],
  [
    'SHANPLAY',
    {
      frame: 'brackets',
      compositions: ['solo', 'coins'],
      palettes: ['indigo', 'jade', 'amethyst'],
      title: 'lime',
    },
  ],
  [
    'KANAUNG',
    {
      frame: 'none',
      compositions: ['solo', 'close'],
      palettes: ['night', 'amethyst', 'dusk'],
      title: 'ice',
    },
  ],
  [
    'THIRI',
    {
      frame: 'waves',
      compositions: ['solo', 'coins'],
      palettes: ['cinnabar', 'indigo', 'jade', 'saffron'],
      title: 'gold',
    },
  ],
  [
    'CHINLONE',
    {
      frame: 'none',
      compositions: ['solo'],
      palettes: ['jade', 'lime', 'night'],
      title: 'lime',
    },
  ],
]);

const COMPOSITIONS_OF_A_NEW_VENDOR = 3;
const PALETTES_OF_A_NEW_VENDOR = 5;

/** As many neighbours from the list as asked for, starting anywhere and going round its end. */
const pickRun = <T>(choices: Choices<T>, count: number, random: Random): Choices<T> => {
  const first = random.pick(choices);
  const start = choices.indexOf(first);
  const rest = [...choices.slice(start + 1), ...choices.slice(0, start)];
  return [first, ...rest.slice(0, count - 1)];
};

/** A vendor without a row of its own gets a hand drawn from its code, the same one every time. */
const inventStyle = (vendor: string): VendorStyle => {
  const random = createRandom(`vendor:${vendor}`);
  return {
    frame: random.pick(FRAME_NAMES),
    compositions: pickRun<CompositionName>(COMPOSITION_NAMES, COMPOSITIONS_OF_A_NEW_VENDOR, random),
    palettes: pickRun<PaletteName>(PALETTE_NAMES, PALETTES_OF_A_NEW_VENDOR, random),
    title: random.pick(TITLE_STYLES),
  };
};

export const vendorStyleOf = (vendor: string): VendorStyle =>
  VENDOR_STYLES.get(vendor) ?? inventStyle(vendor);

/** The style of the title over every cover of a vendor. */
export const titleStyleOf = (vendor: string): TitleStyle => vendorStyleOf(vendor).title;
