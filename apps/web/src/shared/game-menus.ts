import type { catalogue } from '@hintha/contract';
import { call, type Reply } from './api.ts';
import { currentLanguage, useLanguage } from './language.ts';
import { createLoaded } from './loaded.ts';

export type GameMenu = Reply<'readGameMenus'>[number];

/** The categories that have a vendor, with their vendors: what every navigation shows. */
export const gameMenus = createLoaded(async () =>
  call('readGameMenus', { query: { language: currentLanguage() } }),
);

useLanguage.subscribe(() => void gameMenus.reload());

const LOBBIES: Partial<Record<catalogue.Category, string>> = { RNG: '/rng' };

/** The lobby of a category; null while it has none. */
export const lobbyPath = (category: catalogue.Category): string | null => LOBBIES[category] ?? null;

/** The categories a visitor can go to, with their paths. */
export const useNavigation = (): readonly { menu: GameMenu; path: string }[] => {
  const menus = gameMenus.use((loaded) => loaded.value);
  return (menus ?? []).flatMap((menu) => {
    const path = lobbyPath(menu.gameCategory);
    return path === null || menu.vendors.length === 0 ? [] : [{ menu, path }];
  });
};
