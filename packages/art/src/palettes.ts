/** Light, middle and dark of one shaded thing. */
export type Tones = readonly [light: string, middle: string, dark: string];

/** The colours of one cover, all as `#rrggbb`. */
export interface Palette {
  /** The three stops of the background, from the glow to the edge. */
  readonly glow: string;
  readonly body: string;
  readonly deep: string;
  /** The accent that stands out from all three. */
  readonly pop: string;
  readonly rim: string;
  readonly ink: string;
  readonly tones: Tones;
}

export const PALETTE_NAMES = [
  'saffron',
  'cinnabar',
  'ruby',
  'jade',
  'lagoon',
  'indigo',
  'amethyst',
  'dusk',
  'teak',
  'night',
  'mango',
  'lime',
] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  saffron: {
    glow: '#FFC24A',
    body: '#D9541E',
    deep: '#4A0F10',
    pop: '#FFE9A8',
    rim: '#FFB02E',
    ink: '#2A0708',
    tones: ['#FFE9A8', '#F5A524', '#A8480F'],
  },
  cinnabar: {
    glow: '#FF7A4D',
    body: '#B3211B',
    deep: '#32060C',
    pop: '#FFD66B',
    rim: '#FF9A5C',
    ink: '#250408',
    tones: ['#FFB3A0', '#E5402E', '#8A140F'],
  },
  ruby: {
    glow: '#FF5C8A',
    body: '#96104A',
    deep: '#26041F',
    pop: '#FFC7DA',
    rim: '#FF8FB5',
    ink: '#1D0316',
    tones: ['#FFC2D6', '#E8256B', '#7E0A3C'],
  },
  jade: {
    glow: '#6CEBB4',
    body: '#0C7C5B',
    deep: '#032A28',
    pop: '#E8FFC9',
    rim: '#8CF5C6',
    ink: '#02201E',
    tones: ['#CFFFE6', '#2FC48D', '#0A6A4B'],
  },
  lagoon: {
    glow: '#6FE3F2',
    body: '#0B6FA8',
    deep: '#06204F',
    pop: '#FFE27A',
    rim: '#9BEFFF',
    ink: '#04173A',
    tones: ['#D3FBFF', '#2FB7DE', '#0A5E93'],
  },
  indigo: {
    glow: '#8C9BFF',
    body: '#3B2FB0',
    deep: '#140B45',
    pop: '#FFD36B',
    rim: '#B7BEFF',
    ink: '#0E0733',
    tones: ['#DADDFF', '#6C6BF5', '#2F2799'],
  },
  amethyst: {
    glow: '#D694FF',
    body: '#6A21A6',
    deep: '#1E0742',
    pop: '#FFD98A',
    rim: '#E6BCFF',
    ink: '#170431',
    tones: ['#F1D9FF', '#A64DF0', '#561391'],
  },
  dusk: {
    glow: '#FF9F7A',
    body: '#8C2C7A',
    deep: '#1C0A45',
    pop: '#FFE08A',
    rim: '#FFC0A3',
    ink: '#150635',
    tones: ['#FFD9C7', '#F2709C', '#7C1F6B'],
  },
  teak: {
    glow: '#F0B673',
    body: '#8A4A1E',
    deep: '#2A1208',
    pop: '#FFE7B8',
    rim: '#FFCF90',
    ink: '#1F0C04',
    tones: ['#FFE4BF', '#D98E3F', '#7A3D12'],
  },
  night: {
    glow: '#4D8DFF',
    body: '#162A7A',
    deep: '#070B2B',
    pop: '#FFE07A',
    rim: '#86B4FF',
    ink: '#050822',
    tones: ['#CFE0FF', '#4C86F5', '#1B3AA0'],
  },
  mango: {
    glow: '#FFF08A',
    body: '#E58A0B',
    deep: '#5A1F04',
    pop: '#E8FF9E',
    rim: '#FFE15A',
    ink: '#3A1202',
    tones: ['#FFF6B8', '#FFC02E', '#B86508'],
  },
  lime: {
    glow: '#E4FF7A',
    body: '#3F9A1E',
    deep: '#0A3316',
    pop: '#FFF3A0',
    rim: '#D3FF8A',
    ink: '#062410',
    tones: ['#F2FFC4', '#8FD92F', '#3A7D10'],
  },
};

/** The palette of that name; the operator's cinnabar for one that is not known. */
export const paletteOf = (name: string): Palette =>
  Object.hasOwn(PALETTES, name) ? PALETTES[name as PaletteName] : PALETTES.cinnabar;
