import { call, CallFailed } from './api.ts';

const AGAIN_MS = 3000;

/** What a server that answers does not have for so many tries is gone: the console was renewed meanwhile. */
const MOST_TRIES = 2;

const isServerThere = (): Promise<boolean> =>
  call('readAlarms').then(
    () => true,
    (error: unknown) => !(error instanceof CallFailed),
  );

const loadStyle = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link');
    Object.assign(next, { rel: 'stylesheet', href: link.href });
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`no style came from ${link.href}`)));
    link.replaceWith(next);
  });

/** The styles that did not come, as they said themselves: one on its way has no sheet either, and is waited for. */
const failedStyles = new Set<HTMLLinkElement>();

/** Notes from now on which styles did not come. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    true,
  );

/** A style that did not come is not asked for again with the code that it belongs to. */
const mendStyles = async (): Promise<void> => {
  const links = [...failedStyles];
  failedStyles.clear();
  await Promise.all(links.map(loadStyle));
};

/**
 * Loads a part of the console. While the server does not answer it is tried again, so that the part comes as soon as
 * the server is back.
 */
export const loadPart = async <Part>(load: () => Promise<Part>, againMs = AGAIN_MS): Promise<Part> => {
  for (let tries = 0; ;) {
    try {
      const part = await load();
      await mendStyles();
      return part;
    } catch (error) {
      if (await isServerThere()) tries += 1;
      if (tries >= MOST_TRIES) throw error;
      await new Promise((resolve) => void setTimeout(resolve, againMs));
    }
  }
};

const LOADED_ANEW = 'console-loaded-anew';
const REST_MS = 60_000;

/**
 * Loads a page of the console, as a part. A browser that keeps what failed never asks for its code again; then the whole
 * console is loaded anew at the page's address, which is where its reader already stands and has typed nothing.
 */
export const loadPage = <Page>(load: () => Promise<Page>): Promise<Page> =>
  loadPart(load).catch((error: unknown) => {
    const last = Number(sessionStorage.getItem(LOADED_ANEW) ?? 0);
    if (Date.now() - last < REST_MS) throw error;
    sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
    location.reload();
    return new Promise<never>(() => undefined);
  });
