import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { forgetAttempts } from './sign-in/take-attempts.ts';

export const jobs = (house: House): Job[] => [
  { name: 'staff-forget-attempts', cron: '37 * * * *', run: () => forgetAttempts(house) },
];
