import { SEEN_AT_FIRST } from '@hintha/contract/first-paths';
import { askForCover } from '../../shared/game/cover.tsx';
import { gameMenus } from '../../shared/game-menus.ts';
import { currentLanguage } from '../../shared/language.ts';
import { permission } from '../../shared/permission.ts';
import { askAhead } from '../../shared/queries.tsx';
import { currentLocation } from '../../shared/router/current-location.ts';
import { categoryOf } from '../../shared/site/destinations.ts';
import { listQueries } from './list/use-games.ts';
import { stateOfPlace } from './lobby-address.ts';
import { lobbyLanguage } from './lobby-language.ts';

/**
 * Asks for the list of the lobby that a visit arrives at as soon as its vendors are known. Drawn first, a slow phone
 * would ask half a second later, and draw the page twice.
 */
export const prepareLobby = async (): Promise<void> => {
  const place = currentLocation();
  await Promise.all([gameMenus.load(), permission.load()]);
  const category = categoryOf(place.pathname);
  const menu = gameMenus.use.getState().value?.find(({ gameCategory }) => gameCategory === category);
  if (menu === undefined) return;
  const vendors = menu.vendors.map(({ vendor }) => vendor);
  const language = lobbyLanguage(currentLanguage(), permission.use.getState().value?.whitelabel);
  const asked = listQueries(category, language, stateOfPlace(place, vendors)).map(askAhead);
  const list = await asked[0];
  for (const { cover } of list?.games.slice(0, SEEN_AT_FIRST) ?? []) askForCover(cover);
};
