import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { endOverdue } from './chats/close-chat.ts';

/** What time does here: chats that nobody answers become cases, and those in which all are silent end. */
export const jobs = (house: House): Job[] => [
  { name: 'end-overdue-chats', cron: '* * * * *', run: () => endOverdue(house) },
];
