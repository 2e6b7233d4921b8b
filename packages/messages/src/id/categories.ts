import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: 'Lotre',
  ELOTT: 'E-lotre',
  LIVE: 'Kasino live',
  RNG: 'Slot',
  FISH: 'Tembak ikan',
  PVP: 'Kartu PVP',
  SPORTS: 'Olahraga',
  ESPORTS: 'Esports',
  SV3: 'Sabung ayam',
};
