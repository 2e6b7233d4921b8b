import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listNotifications } from '../../notifications/index.ts';
import { toNotificationView } from './views.ts';

export const notificationRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listNotifications, async ({ caller, query }) => {
    const { notifications, hasMore } = await listNotifications(ctx.db, query);
    return {
      notifications: notifications.map((notification) => toNotificationView(caller, notification)),
      hasMore,
    };
  }),
];
