import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
  LIVE: 'Live casino',
  RNG: 'Slots',
  FISH: 'Fishing',
  PVP: 'PVP cards',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  SV3: 'Sabong',
};
