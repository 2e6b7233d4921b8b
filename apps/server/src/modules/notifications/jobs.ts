import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { DELIVER_LETTER, deliverLetter } from './send-notification.ts';

export const jobs = (house: House): Job[] => [
  {
    name: DELIVER_LETTER,
    cron: null,
    run: (payload) => deliverLetter(house, BigInt((payload as { id: string }).id)),
  },
];
