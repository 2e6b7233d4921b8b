import { readPush } from './read-push.ts';

interface SiteWindow {
  focus(): Promise<unknown>;
  postMessage(message: { open: string }, transfer: []): void;
}

/** What of a worker's world shows notifications and brings the site up. */
export interface NoticeWorld {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly SiteWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

const ICON = '/icons/icon-192.png';

export const showPush = ({ registration }: NoticeWorld, text: string): Promise<void> => {
  const { title, path, about } = readPush(text);
  return registration.showNotification(title, { icon: ICON, badge: ICON, tag: about, data: { path } });
};

type Tapped = Pick<Notification, 'data' | 'close'>;

/** Leads to the page that the message speaks of: in a window that is there, so that what is played in it stays, or in a new one. */
export const openPush = async ({ clients }: NoticeWorld, notification: Tapped): Promise<void> => {
  notification.close();
  const { path } = notification.data as { path: string };
  const [there] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (there === undefined) return void (await clients.openWindow(path));
  // A browser that does not let the window come up still shows the page in it.
  there.postMessage({ open: path }, []);
  await there.focus();
};
