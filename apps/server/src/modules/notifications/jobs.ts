import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { DELIVER_NOTIFICATION, deliverNotification } from './send-notification.ts';

export const jobs = (ctx: AppContext): Job[] => {
  const run = (payload: unknown) => deliverNotification(ctx, BigInt((payload as { id: string }).id));
  return [
    { name: DELIVER_NOTIFICATION, cron: null, run },
    // What was queued before the job had its name is still delivered.
    { name: 'letters.deliver', cron: null, run },
  ];
};
