const OPEN_TO_ALL = ['/login', '/register', '/register.html', '/helpmc', '/download', '/down'];

interface Visit {
  loginedToHomePage: boolean;
  token: string | null;
}

/** Where a visitor is sent instead: to the login when the site is closed to visitors, else nowhere. */
export const redirectOf = (path: string, { loginedToHomePage, token }: Visit): string | null =>
  loginedToHomePage && token === null && !OPEN_TO_ALL.includes(path) ? '/login' : null;

/** Where an address leads instead: home when the site does not know it, else where the visitor is sent. */
export const elsewhereOf = (path: string, site: { known: boolean } & Visit): string | null =>
  site.known ? redirectOf(path, site) : '/';

const OF_PATHS: readonly string[] = ['login', 'register'];

/** Whether the modal of a path opens: in place of none or of another path's. That of a mailed link stays. */
export const opensModal = (modal: 'login' | 'register', open: string | undefined): boolean =>
  open === undefined || (open !== modal && OF_PATHS.includes(open));

/** The class of the main area: the path without its leading slash, `index` at the root. */
export const pathClass = (path: string): string => path.slice(1).replaceAll('/', '-') || 'index';
