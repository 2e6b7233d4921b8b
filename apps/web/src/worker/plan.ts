import { FIRST_PATHS } from '@hintha/contract/first-paths';

/** What is done about a call. What is not listed here, and all that moves money, goes to the server alone. */
export type Plan = 'page' | 'file' | 'picture' | 'list' | 'server';

interface Called {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** Whether it says who asks. */
  readonly signed: boolean;
}

const LISTS: readonly string[] = (
  ['listGames', 'readGameMenus', 'listHotGames', 'listPopularGames'] as const
).map((name) => FIRST_PATHS[name][1]);
const NEVER_PAGES = ['/wps/', '/lgw/', '/vendor/', '/art/', '/objects/', '/openapi.json'];

export const planOf = ({ method, url, mode, signed }: Called, origin: string): Plan => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'server';
  if (mode === 'navigate') return NEVER_PAGES.some((part) => pathname.startsWith(part)) ? 'server' : 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/art/')) return 'picture';
  // What a member is told is nobody else's on the same device.
  return LISTS.includes(pathname) && !signed ? 'list' : 'server';
};
