import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { listLetters } from '../../notifications/index.ts';
import { toNotificationView } from './views.ts';

export const letterRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listLetters, async ({ caller, query }) => {
    const { letters, hasMore } = await listLetters(house.db, query);
    return { letters: letters.map((letter) => toNotificationView(caller, letter)), hasMore };
  }),
];
