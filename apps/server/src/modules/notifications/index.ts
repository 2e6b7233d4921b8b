/** E-mail and text messages on their way out, each sent until it is taken. */
export { listNotifications, sendNotification } from './send-notification.ts';
export { findNotifications } from './store.ts';
export type { Channel, NotificationFilter, NotificationOrder, StoredNotification } from './types.ts';
