/** E-mail and text messages on their way out, each sent until it is taken. */
export { findNotifications, listNotifications, sendNotification } from './send-notification.ts';
export type { Channel, NotificationFilter, NotificationOrder, StoredNotification } from './types.ts';
