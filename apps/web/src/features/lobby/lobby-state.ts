import type { catalogue } from '@hintha/contract';

/** The lists a lobby can show; the empty one is all games. */
export type ListMode = '' | 'hot' | 'fav' | 'recent';
export type MinBetStep = (typeof catalogue.MIN_BET_STEPS)[number];
export type GameOrder = catalogue.GameOrder;
export type GameClass = 'JP' | 'TG' | 'AC' | 'BG';

export interface LobbyState {
  mode: ListMode;
  /** Code of the chosen vendor; empty for all of them. */
  vendor: string;
  text: string;
  gameClass: GameClass | '';
  minBet: MinBetStep | '';
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
  sortBy: '',
  page: 1,
};

/** What a change makes of the state; the very same object when the change changes nothing. */
export const changeLobby = (state: LobbyState, change: LobbyChange): LobbyState => {
  switch (change.kind) {
    case 'list':
      return { ...EVERYTHING, mode: change.mode };
    case 'vendor':
      return narrowed(state, { vendor: change.vendor });
    case 'text':
      return change.text.trim() === state.text ? state : narrowed(state, { text: change.text.trim() });
    case 'class':
      return narrowed(state, { gameClass: change.gameClass });
    case 'min-bet':
      return narrowed(state, { minBet: change.minBet });
    case 'sort':
      return narrowed(state, { sortBy: change.sortBy });
    default:
      return mayLoadMore(state, change) ? { ...state, page: state.page + 1 } : state;
  }
};

/** Whether one more page may be asked for: none is on its way and one is left; hot games are one page. */
export const mayLoadMore = (state: LobbyState, list: { loading: boolean; totalPages: number }): boolean =>
  state.mode !== 'hot' && !list.loading && state.page < list.totalPages;

const narrowed = (state: LobbyState, part: Partial<LobbyState>): LobbyState => ({
  ...state,
  ...part,
  mode: '',
  page: 1,
});
