/** Mails and short messages that the house has sent or tried to. */
export { NotificationsPage } from './notifications-page.tsx';
