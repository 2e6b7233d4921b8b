import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { roundTitles } from '../bets/index.ts';
import { sumParts } from '../wallet/index.ts';

export const jobs = (house: House): Job[] => [
  { name: 'finance-sum-aggregates', cron: '* * * * *', run: () => sumParts(house.db, roundTitles()) },
];
