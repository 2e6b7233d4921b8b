import { openAskedPage } from './modals/open-asked-page.ts';

/** The files of the site that this visit has asked for so far. */
const filesSoFar = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Keeps the site on the device, so that it opens without a line; browsers without workers go on as ever. */
export const keepOnDevice = async (): Promise<void> => {
  // Without a secure origin there are no workers.
  if (!('serviceWorker' in navigator)) return;
  hearNotifications(navigator.serviceWorker);
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(filesSoFar(), []);
};

/** A tap on a notification brings this window up and says which page it is about. */
const hearNotifications = (workers: ServiceWorkerContainer): void => {
  workers.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    if (typeof data?.open === 'string') openAskedPage(data.open);
  });
};
