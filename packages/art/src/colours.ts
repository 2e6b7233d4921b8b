import type { Tones } from './palettes.ts';

/** Colours that keep their meaning whatever the palette: metal, wood, paper, flesh. */
export const GOLD_TONES: Tones = ['#FFF3C4', '#F2BE45', '#A8650F'];
export const WHITE = '#fff';
export const BLACK = '#000';
export const BRASS = '#F2BE45';
export const LEAF_GOLD = '#FFF0B8';
export const DARK_GOLD = '#8A5410';
export const IVORY = '#FFF4DF';
export const VERMILION = '#E5402E';
export const SCARLET = '#D32A1E';
