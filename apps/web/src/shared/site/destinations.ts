import type { catalogue } from '@hintha/contract';
import type { IconName } from '@hintha/ui';

export const CATEGORY_ICONS: Record<catalogue.Category, IconName> = {
  LOTT: 'lottery',
  ELOTT: 'e-lottery',
  LIVE: 'dealer',
  RNG: 'slots',
  FISH: 'fishing',
  PVP: 'cards',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  SV3: 'rooster',
};

const EMBLEMS: Record<catalogue.Category, string> = {
  LOTT: 'balls',
  ELOTT: 'coin',
  LIVE: 'wheel',
  RNG: 'seven',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'ball',
  ESPORTS: 'crown',
  SV3: 'rooster',
};

/** The drawn emblem of a category. */
export const emblemPath = (category: catalogue.Category): string => `/art/emblem/${EMBLEMS[category]}.svg`;

/** A category shows up to so many vendors in the navigation. */
export const VENDORS_SHOWN = 11;

const HOMES = ['/', '/index', '/index.html', '/home', '/register', '/register.html', '/login'];

/** The screens of a game, over which nothing else is shown. */
const GAME_PAGES = ['/seamless', '/lottery'];

export const isGamePage = (path: string): boolean => GAME_PAGES.includes(path);

export const isHome = (path: string): boolean => HOMES.includes(path);

/** The lobby of a category with one vendor chosen. */
export const vendorPath = (lobby: string, vendor: string): string =>
  `${lobby}?${new URLSearchParams({ type: 'vassalage', vassalage: vendor })}`;

/** Screens beside the games that the navigation leads to, with their words under `shell`. */
export const PLACES = [
  { path: '/promotions', icon: 'gift', words: 'promotions' },
  { path: '/pointMall', icon: 'bag', words: 'rewardsStore' },
  { path: '/vip', icon: 'trophy', words: 'club' },
] as const;

/** Choosing from a navigation starts at the top, also when the page stays the same. */
export const toTop = (): void => {
  // After the step itself, or the page that is left would be remembered as seen from its top.
  queueMicrotask(() => window.scrollTo(0, 0));
};

const LOBBIES: Readonly<Record<catalogue.Category, string>> = {
  LOTT: '/lottery',
  ELOTT: '/elott',
  LIVE: '/live',
  RNG: '/rng',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  SV3: '/sv3',
};

const AREAS = Object.entries(LOBBIES) as readonly [catalogue.Category, string][];

/** The category whose lobby a path is; slots for any other. */
export const categoryOf = (pathname: string): catalogue.Category =>
  AREAS.find(([, path]) => path === pathname)?.[0] ?? 'RNG';

interface Menu {
  gameCategory: catalogue.Category;
  vendors: readonly unknown[];
}

export interface Destination<M> {
  menu: M;
  path: string;
}

/** Of the categories the server has, those with a vendor. */
export const reachable = <M extends Menu>(menus: readonly M[]): Destination<M>[] =>
  menus
    .filter(({ vendors }) => vendors.length > 0)
    .map((menu) => ({ menu, path: LOBBIES[menu.gameCategory] }));
