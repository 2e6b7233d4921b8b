import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { deliverPush, PUSH, type PushOrder } from './push/push-member.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: PUSH, cron: null, run: (payload) => deliverPush(ctx, payload as PushOrder) },
];
