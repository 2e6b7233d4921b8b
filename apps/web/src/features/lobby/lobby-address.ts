import type { Location } from 'react-router';
import {
  EVERYTHING,
  type GameClass,
  type GameOrder,
  type LobbyState,
  type MinBetStep,
} from './lobby-state.ts';

/** The classes a game may be filtered by, in the order of the filter. */
export const GAME_CLASSES: readonly GameClass[] = ['JP', 'TG', 'AC', 'BG'];
/** The steps of the minimum-bet filter, in base units of the currency. */
export const MIN_BET_STEPS: readonly MinBetStep[] = ['0.01', '0.05', '0.1', '0.5', '0.75'];
/** The orders of the list beside the usual one, in the order of their choice. */
export const GAME_ORDERS: readonly GameOrder[] = ['newest', 'name'];

const LISTS = ['hot', 'fav', 'recent'] as const;

/**
 * What an address asks for. `type=hot`, `type=fav` and `type=recent` are lists of
 * their own, `type=vassalage` one vendor, `page=all` all vendors;
 * anything else is the first vendor. The number of pages is no part of an address: it belongs to the visit.
 */
export const stateOfAddress = (
  query: URLSearchParams,
  vendors: readonly string[],
  page: number,
): LobbyState => {
  const list = LISTS.find((name) => asksFor(query, name));
  if (list !== undefined) return { ...EVERYTHING, mode: list, page: list === 'hot' ? 1 : page };
  return {
    mode: '',
    vendor: vendorOf(query, vendors),
    text: (query.get('gameName') ?? '').trim(),
    gameClass: GAME_CLASSES.find((known) => known === query.get('gameClassify')) ?? '',
    minBet: MIN_BET_STEPS.find((step) => step === query.get('minBet')) ?? '',
    sortBy: GAME_ORDERS.find((order) => order === query.get('sortBy')) ?? '',
    page,
  };
};

/** How far a visit has loaded lies in the history entry, so that coming back finds the same list. */
export const pageOf = (kept: unknown): number => {
  const page = (kept as { page?: unknown } | null)?.page;
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** What a place of the browser's history asks for. */
export const stateOfPlace = (
  { search, state }: Pick<Location, 'search' | 'state'>,
  vendors: readonly string[],
): LobbyState => stateOfAddress(new URLSearchParams(search), vendors, pageOf(state));

/** The address that asks for a state, without what is empty. */
export const addressOfState = (state: LobbyState): URLSearchParams => {
  if (state.mode !== '') return new URLSearchParams({ page: state.mode, type: state.mode });
  const query = new URLSearchParams(
    state.vendor === '' ? { page: 'all' } : { type: 'vassalage', vassalage: state.vendor },
  );
  if (state.text !== '') query.set('gameName', state.text);
  if (state.gameClass !== '') query.set('gameClassify', state.gameClass);
  if (state.minBet !== '') query.set('minBet', state.minBet);
  if (state.sortBy !== '') query.set('sortBy', state.sortBy);
  return query;
};

const asksFor = (query: URLSearchParams, list: string): boolean =>
  query.get('type') === list || query.get('page') === list;

const vendorOf = (query: URLSearchParams, vendors: readonly string[]): string => {
  const asked = query.get('type') === 'vassalage' ? query.get('vassalage') : null;
  if (asked !== null && vendors.includes(asked)) return asked;
  return query.get('page') === 'all' ? '' : (vendors[0] ?? '');
};
