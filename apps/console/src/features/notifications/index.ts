/** Mails and short messages that the server has sent or tried to. */
export { NotificationsPage } from './notifications-page.tsx';
