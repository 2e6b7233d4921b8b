import type { catalogue } from '@hintha/contract';

/** The lists a lobby can show; the empty one is all games. */
export type ListMode = '' | 'hot' | 'fav' | 'recent';
export type MinBetStep = (typeof catalogue.MIN_BET_STEPS)[number];
export type GameOrder = catalogue.GameOrder;
export type ReturnStep = catalogue.ReturnStep;
export type Volatility = catalogue.Volatility;
export type GameFeature = catalogue.GameFeature;
export type GameClass = 'JP' | 'TG' | 'AC' | 'BG';

export interface LobbyState {
  mode: ListMode;
  /** Code of the chosen vendor; empty for all of them. */
  vendor: string;
  text: string;
  gameClass: GameClass | '';
  minBet: MinBetStep | '';
  /** The least return to player, in percent. */
  minReturn: ReturnStep | '';
  volatility: Volatility | '';
  /** Every game has all of them. */
  features: readonly GameFeature[];
  /** The order of the list; the empty one is the usual one. */
  sortBy: GameOrder | '';
  /** How many pages of the list are wanted, counted from 1. */
  page: number;
}

export type LobbyChange =
  | { kind: 'list'; mode: ListMode }
  | { kind: 'vendor'; vendor: string }
  | { kind: 'text'; text: string }
  | { kind: 'class'; gameClass: GameClass | '' }
  | { kind: 'min-bet'; minBet: MinBetStep | '' }
  | { kind: 'return'; minReturn: ReturnStep | '' }
  | { kind: 'volatility'; volatility: Volatility | '' }
  | { kind: 'feature'; feature: GameFeature }
  | { kind: 'sort'; sortBy: GameOrder | '' }
  | { kind: 'more'; loading: boolean; totalPages: number };

/** What a part of the lobby that changes its state is given. */
export type ChangeLobby = (change: LobbyChange) => void;

export const EVERYTHING: LobbyState = {
  mode: '',
  vendor: '',
  text: '',
  gameClass: '',
  minBet: '',
  minReturn: '',
  volatility: '',
  features: [],
  sortBy: '',
  page: 1,
};

/** What a change makes of the state; the very same object when the change changes nothing. */
export const changeLobby = (state: LobbyState, change: LobbyChange): LobbyState => {
  if (change.kind === 'list') return { ...EVERYTHING, mode: change.mode };
  if (change.kind === 'more') return mayLoadMore(state, change) ? { ...state, page: state.page + 1 } : state;
  if (change.kind === 'feature')
    return narrowed(state, { features: toggled(state.features, change.feature) });
  if (change.kind !== 'text') {
    const { kind: _, ...part } = change;
    return narrowed(state, part);
  }
  const text = change.text.trim();
  return text === state.text ? state : narrowed(state, { text });
};

/** A feature that is chosen again is chosen no more. */
const toggled = (features: readonly GameFeature[], feature: GameFeature): readonly GameFeature[] =>
  features.includes(feature) ? features.filter((other) => other !== feature) : [...features, feature];

/** Whether one more page may be asked for: none is on its way and one is left; hot games are one page. */
export const mayLoadMore = (state: LobbyState, list: { loading: boolean; totalPages: number }): boolean =>
  state.mode !== 'hot' && !list.loading && state.page < list.totalPages;

const narrowed = (state: LobbyState, part: Partial<LobbyState>): LobbyState => ({
  ...state,
  ...part,
  mode: '',
  page: 1,
});
