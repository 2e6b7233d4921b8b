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
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(filesSoFar(), []);
};
