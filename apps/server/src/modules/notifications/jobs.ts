import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { DELIVER_NOTIFICATION, deliverNotification } from './send-notification.ts';

export const jobs = (house: House): Job[] => [
  {
    name: DELIVER_NOTIFICATION,
    cron: null,
    run: (payload) => deliverNotification(house, BigInt((payload as { id: string }).id)),
  },
];
