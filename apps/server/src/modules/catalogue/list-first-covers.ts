import type { catalogue } from '@hintha/contract';
import { GAME_LOBBIES, SEEN_AT_FIRST } from '@hintha/contract/first-paths';
import { DEFAULT_LANGUAGE } from '@hintha/contract/languages';
import type { AppContext } from '../../app-context.ts';
import { catalogueIndexOf } from './game-index/open-catalogue-index.ts';
import { readFilter } from './game-index/read-filter.ts';
import { coverPath } from './views.ts';

const LOBBIES = new Map<string, catalogue.Category>(Object.entries(GAME_LOBBIES));

/**
 * The covers that a lobby shows first to whoever comes to it without a wish, which are those of its first vendor; none at
 * any other address.
 */
export const listFirstCovers = async (ctx: AppContext, address: string): Promise<string[]> => {
  const gameType = LOBBIES.get(address);
  if (gameType === undefined) return [];
  const index = await catalogueIndexOf(ctx)();
  const first = index.vendors.find(({ category }) => category === gameType);
  if (first === undefined || !index.categories.includes(gameType)) return [];
  const games = index.pick(readFilter({ gameType, vassalage: first.code }, DEFAULT_LANGUAGE));
  return games.slice(0, SEEN_AT_FIRST).map(({ vendor, code }) => coverPath(vendor, code));
};
