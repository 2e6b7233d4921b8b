import { call, type Reply } from './api.ts';
import { currentLanguage, useLanguage } from './language.ts';
import { createLoaded } from './loaded.ts';
import { reachable, type Destination } from './site/destinations.ts';

export type GameMenu = Reply<'readGameMenus'>[number];

/** The categories that have a vendor, with their vendors: what every navigation shows. */
export const gameMenus = createLoaded(async () =>
  call('readGameMenus', { query: { language: currentLanguage() } }),
);

useLanguage.subscribe(() => void gameMenus.reload());

/** Whether a vendor has a game already. */
export const isOpen = ({ opensSoon }: GameMenu['vendors'][number]): boolean => !opensSoon;

/** Whether none of the vendors of an area has a game yet. */
export const opensSoon = ({ vendors }: GameMenu): boolean => !vendors.some(isOpen);

/** The categories a visitor can go to, with the paths of their lobbies. */
export const useNavigation = (): readonly Destination<GameMenu>[] =>
  reachable(gameMenus.use((loaded) => loaded.value) ?? []);
