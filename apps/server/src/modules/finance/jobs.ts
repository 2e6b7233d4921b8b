import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { roundTitles } from '../bets/index.ts';
import { sumAggregates } from '../wallet/index.ts';

export const jobs = (house: House): Job[] => [
  { name: 'finance-sum-aggregates', cron: '* * * * *', run: () => sumAggregates(house.db, roundTitles()) },
];
