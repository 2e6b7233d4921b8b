import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { noteRecentPlay } from './daily/note-recent-play.ts';

export const jobs = (ctx: AppContext): Job[] => [
  { name: 'bets-note-recent-play', cron: '40 * * * *', run: () => noteRecentPlay(ctx) },
];
