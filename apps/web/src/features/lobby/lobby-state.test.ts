import { expect, test } from 'vitest';
import { changeLobby, EVERYTHING, mayLoadMore, type LobbyState } from './lobby-state.ts';

const narrow: LobbyState = {
  mode: '',
  vendor: 'PADAUK',
  text: 'naga',
  gameClass: 'JP',
  minBet: '0.5',
  minReturn: '96',
  volatility: 'high',
  features: ['wilds'],
  sortBy: 'newest',
  page: 3,
};
const hot: LobbyState = { ...EVERYTHING, mode: 'hot' };

test('GAMES-050 switching to all resets every filter and starts at page 1', () => {
  expect(changeLobby(narrow, { kind: 'list', mode: '' })).toEqual(EVERYTHING);
  expect(changeLobby(hot, { kind: 'list', mode: '' })).toEqual(EVERYTHING);
});

test('GAMES-051 hot is one page of its own, without vendor or filters', () => {
  const state = changeLobby(narrow, { kind: 'list', mode: 'hot' });
  expect(state).toEqual(hot);
  expect(changeLobby(state, { kind: 'more', loading: false, totalPages: 9 })).toBe(state);
});

test.each([
  [{ kind: 'vendor', vendor: 'INLE' } as const, { vendor: 'INLE' }],
  [{ kind: 'text', text: 'gold' } as const, { text: 'gold' }],
  [{ kind: 'class', gameClass: 'TG' } as const, { gameClass: 'TG' }],
  [{ kind: 'min-bet', minBet: '0.1' } as const, { minBet: '0.1' }],
  [{ kind: 'return', minReturn: '95' } as const, { minReturn: '95' }],
  [{ kind: 'volatility', volatility: 'low' } as const, { volatility: 'low' }],
  [{ kind: 'sort', sortBy: 'name' } as const, { sortBy: 'name' }],
])('GAMES-054 a new %o returns to all games at page 1 and keeps the rest', (change, part) => {
  expect(changeLobby(narrow, change)).toEqual({ ...narrow, ...part, page: 1 });
  expect(changeLobby(hot, change)).toEqual({ ...EVERYTHING, ...part });
});

test('GAMES-056 a search for the same text changes nothing', () => {
  expect(changeLobby(narrow, { kind: 'text', text: '  naga ' })).toBe(narrow);
});

test('GAMES-057 nothing more is loaded while a page is on its way or when none is left', () => {
  expect(changeLobby(narrow, { kind: 'more', loading: true, totalPages: 9 })).toBe(narrow);
  expect(changeLobby(narrow, { kind: 'more', loading: false, totalPages: 3 })).toBe(narrow);
  expect(changeLobby(narrow, { kind: 'more', loading: false, totalPages: 4 }).page).toBe(4);
  expect(mayLoadMore(narrow, { loading: false, totalPages: 0 })).toBe(false);
});

test('a feature is added to those that are chosen, and chosen again it is taken off', () => {
  const both = changeLobby(narrow, { kind: 'feature', feature: 'free_spins' });
  expect([both.features, both.page]).toEqual([['wilds', 'free_spins'], 1]);
  expect(changeLobby(both, { kind: 'feature', feature: 'wilds' }).features).toEqual(['free_spins']);
});
