import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { endOverdue } from './chats/close-chat.ts';

/** What time does here: chats that nobody answers become cases, and those in which all are silent end. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: 'end-overdue-chats', cron: '* * * * *', run: () => endOverdue(ctx) },
];
