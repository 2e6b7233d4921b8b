import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { forgetAttempts } from './sign-in/take-attempts.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: 'staff-forget-attempts', cron: '37 * * * *', run: () => forgetAttempts(ctx) },
];
