import { drawnBetween } from './chance.ts';

const FARMS = [
  'Ayeyarwady',
  'Chindwin',
  'Thiri',
  'Golden Plain',
  'Sittaung',
  'Yadanar',
  'Popa',
  'Inle',
  'Red Earth',
  'Kyaukse',
  'Sagaing Hill',
  'Padauk',
  'Two Rivers',
  'Thanlwin',
];
const BIRDS = ['Hatch', 'Sweater', 'Kelso', 'Roundhead', 'Claret', 'Grey', 'Lemon', 'Albany', 'Asil', 'Dom'];

const pick = (from: readonly string[], ...names: readonly (string | number)[]): string =>
  from[drawnBetween(0, from.length - 1, ...names)] ?? '';

/** The entry of a side: whose cock it is, and of what breed. */
export const entryOf = (seed: string, fight: string, side: 'meron' | 'wala'): string =>
  `${pick(FARMS, seed, fight, side, 'farm')} ${pick(BIRDS, seed, fight, side, 'bird')}`;
