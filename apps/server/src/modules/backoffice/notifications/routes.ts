import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listLetters } from '../../notifications/index.ts';
import { toNotificationView } from './views.ts';

export const letterRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listLetters, async ({ caller, query }) => {
    const { letters, hasMore } = await listLetters(ctx.db, query);
    return { letters: letters.map((letter) => toNotificationView(caller, letter)), hasMore };
  }),
];
