import { PALETTES, type PaletteName, type Tones } from './palettes.ts';
import type { SubjectName } from './subjects/index.ts';

/** Subjects that look wrong in any colour but their own. */
const OWN_TONES: Partial<Record<SubjectName, Tones>> = {
  fish: ['#FFE9B8', '#FF9A2E', '#C4420F'],
  crab: ['#FFC2B0', '#F0492E', '#96180F'],
  turtle: ['#D9FFB8', '#3FA65A', '#145C3A'],
  tiger: ['#FFE1A8', '#F7962C', '#B8500C'],
  rooster: ['#FFE9B8', '#E58A1E', '#7A300C'],
  doll: ['#FF9A85', '#E0301F', '#8C120D'],
  elephant: ['#F3EEF8', '#B9B2CC', '#716A8C'],
  owl: ['#FFDCA8', '#C77A2E', '#6B3410'],
  lotus: ['#FFE3EF', '#F77FB0', '#B82E72'],
  naga: ['#B8FFDD', '#22B583', '#0A5C46'],
  peacock: PALETTES.jade.tones,
  lantern: PALETTES.cinnabar.tones,
  seven: PALETTES.cinnabar.tones,
  parasol: PALETTES.ruby.tones,
  gamepad: ['#FBF6FF', '#CFC6E4', '#7D6FA6'],
};

/** Subjects that would sink into a background of their own colour take the tones of another palette there. */
const AGAINST: Partial<Record<SubjectName, Partial<Record<PaletteName, PaletteName>>>> = {
  gem: {
    ruby: 'jade',
    cinnabar: 'jade',
    jade: 'ruby',
    amethyst: 'lagoon',
    teak: 'ruby',
    saffron: 'ruby',
    mango: 'cinnabar',
  },
  naga: { jade: 'saffron' },
  parasol: { jade: 'cinnabar', indigo: 'cinnabar', cinnabar: 'jade', ruby: 'jade' },
};

/** The light, middle and dark of a subject on a background of the palette. */
export const tonesOf = (subject: SubjectName, palette: PaletteName): Tones => {
  const other = AGAINST[subject]?.[palette];
  if (other !== undefined) return PALETTES[other].tones;
  return OWN_TONES[subject] ?? PALETTES[palette].tones;
};
