import type { Location } from 'react-router';
import {
  EVERYTHING,
  type GameClass,
  type GameFeature,
  type GameOrder,
  type LobbyState,
  type MinBetStep,
  type ReturnStep,
  type Volatility,
} from './lobby-state.ts';

/** The classes a game may be filtered by, in the order of the filter. */
export const GAME_CLASSES: readonly GameClass[] = ['JP', 'TG', 'AC', 'BG'];
/** The steps of the minimum-bet filter, in base units of the currency. */
export const MIN_BET_STEPS: readonly MinBetStep[] = ['0.01', '0.05', '0.1', '0.5', '0.75'];
/** The orders of the list beside the usual one, in the order of their choice. */
export const GAME_ORDERS: readonly GameOrder[] = ['newest', 'name'];
/** What a list may be narrowed to by how its games play, in the order of the filters. */
export const RETURN_STEPS: readonly ReturnStep[] = ['94', '95', '96', '97'];
export const VOLATILITIES: readonly Volatility[] = ['low', 'medium', 'high'];
export const GAME_FEATURES: readonly GameFeature[] = [
  'free_spins',
  'multipliers',
  'wilds',
  'respins',
  'bonus_round',
  'buy_feature',
];

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
    gameClass: oneOf(GAME_CLASSES, query.get('gameClassify')),
    minBet: oneOf(MIN_BET_STEPS, query.get('minBet')),
    minReturn: oneOf(RETURN_STEPS, query.get('minReturn')),
    volatility: oneOf(VOLATILITIES, query.get('volatility')),
    features: featuresOf(query.get('features')),
    sortBy: oneOf(GAME_ORDERS, query.get('sortBy')),
    page,
  };
};

const oneOf = <Value extends string>(known: readonly Value[], asked: string | null): Value | '' =>
  known.find((value) => value === asked) ?? '';

const featuresOf = (asked: string | null): readonly GameFeature[] => {
  const names = (asked ?? '').split(',');
  return GAME_FEATURES.filter((feature) => names.includes(feature));
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
  const filters = {
    gameName: state.text,
    gameClassify: state.gameClass,
    minBet: state.minBet,
    minReturn: state.minReturn,
    volatility: state.volatility,
    features: state.features.join(),
    sortBy: state.sortBy,
  };
  for (const [name, value] of Object.entries(filters)) if (value !== '') query.set(name, value);
  return query;
};

const asksFor = (query: URLSearchParams, list: string): boolean =>
  query.get('type') === list || query.get('page') === list;

const vendorOf = (query: URLSearchParams, vendors: readonly string[]): string => {
  const asked = query.get('type') === 'vassalage' ? query.get('vassalage') : null;
  if (asked !== null && vendors.includes(asked)) return asked;
  return query.get('page') === 'all' ? '' : (vendors[0] ?? '');
};
