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

export const isHome = (path: string): boolean => HOMES.includes(path);

/** The lobby of a category with one vendor chosen. */
export const vendorPath = (lobby: string, vendor: string): string =>
  `${lobby}?${new URLSearchParams({ type: 'vassalage', vassalage: vendor })}`;

/** Choosing from a navigation starts at the top, also when the page stays the same. */
export const toTop = (): void => window.scrollTo(0, 0);

const LOBBIES: Partial<Record<catalogue.Category, string>> = { RNG: '/rng' };

interface Menu {
  gameCategory: catalogue.Category;
  vendors: readonly unknown[];
}

export interface Destination<M> {
  menu: M;
  path: string;
}

/** Of the categories the house has, those with a vendor and with a lobby to go to. */
export const reachable = <M extends Menu>(menus: readonly M[]): Destination<M>[] =>
  menus.flatMap((menu) => {
    const path = LOBBIES[menu.gameCategory];
    return path === undefined || menu.vendors.length === 0 ? [] : [{ menu, path }];
  });
