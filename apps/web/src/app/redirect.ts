const OPEN_TO_ALL = ['/login', '/register', '/register.html', '/helpmc', '/download', '/down'];

/** Where a visitor is sent instead: to the login when the site is closed to visitors, else nowhere. */
export const redirectOf = (
  path: string,
  { loginedToHomePage, token }: { loginedToHomePage: boolean; token: string | null },
): string | null => (loginedToHomePage && token === null && !OPEN_TO_ALL.includes(path) ? '/login' : null);

/** The class of the main area: the path without its leading slash, `index` at the root. */
export const pathClass = (path: string): string => path.slice(1).replaceAll('/', '-') || 'index';
