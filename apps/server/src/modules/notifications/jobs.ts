import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { DELIVER_NOTIFICATION, deliverNotification } from './send-notification.ts';

export const jobs = (ctx: AppContext): Job[] => [
  {
    name: DELIVER_NOTIFICATION,
    cron: null,
    run: (payload) => deliverNotification(ctx, BigInt((payload as { id: string }).id)),
  },
];
