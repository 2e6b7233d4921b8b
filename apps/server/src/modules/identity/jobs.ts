import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { endRestrictions } from '../protection/index.ts';
import { purge } from './retention/purge.ts';

/** What time does here: what is too old is deleted, and what was closed for a time is opened again. */
export const jobs = (house: House): Job[] => [
  { name: 'purge-access', cron: '23 * * * *', run: () => purge(house) },
  { name: 'end-restrictions', cron: '* * * * *', run: () => endRestrictions(house) },
];
