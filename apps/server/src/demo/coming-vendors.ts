import type { ComingVendor } from '../modules/catalogue/index.ts';

type Announced = Omit<ComingVendor, 'integration' | 'position'>;

/** Who is to come into the areas of the operator that have no games yet. */
export const COMING_VENDORS: readonly Announced[] = [
  { code: 'MINGALAR', name: 'Mingalar Live', category: 'LIVE', emblem: 'wheel' },
  { code: 'YADANAR', name: 'Yadanar Tables', category: 'LIVE', emblem: 'cards' },
  { code: 'INYACATCH', name: 'Inya Catch', category: 'FISH', emblem: 'fish' },
  { code: 'CORALNET', name: 'Coral Net', category: 'FISH', emblem: 'crab' },
  { code: 'SHANKOEMEE', name: 'Shan Koe Mee', category: 'PVP', emblem: 'cards' },
  { code: 'CHINLONECUP', name: 'Chinlone Cup', category: 'SPORTS', emblem: 'chinlone' },
  { code: 'IA', name: 'IA Esports', category: 'ESPORTS', emblem: 'gamepad' },
];
