import { catalogue } from '@hintha/contract';
import { expect, test } from 'vitest';
import {
  addressOfState,
  GAME_FEATURES,
  GAME_ORDERS,
  MIN_BET_STEPS,
  RETURN_STEPS,
  stateOfAddress,
  VOLATILITIES,
} from './lobby-address.ts';
import { EVERYTHING, type LobbyState } from './lobby-state.ts';

const VENDORS = ['PADAUK', 'INLE'];
const read = (query: string) => stateOfAddress(new URLSearchParams(query), VENDORS, 1);

test('GAMES-007 three addresses give the hot list, a vendor and the first vendor', () => {
  expect(read('type=hot')).toEqual({ ...EVERYTHING, mode: 'hot' });
  expect(read('type=vassalage&vassalage=INLE')).toEqual({ ...EVERYTHING, vendor: 'INLE' });
  expect(read('')).toEqual({ ...EVERYTHING, vendor: 'PADAUK' });
});

test('GAMES-007 an unknown vendor gives the first one', () => {
  expect(read('type=vassalage&vassalage=NOBODY').vendor).toBe('PADAUK');
});

test('GAMES-008 page chooses the list', () => {
  expect(read('page=hot').mode).toBe('hot');
  expect(read('page=all')).toEqual(EVERYTHING);
});

test('what is not a filter is dropped from an address', () => {
  expect(
    read(
      'page=all&gameClassify=XX&minBet=7&sortBy=luck&minReturn=50&volatility=wild&features=luck&gameName=%20naga%20',
    ),
  ).toEqual({
    ...EVERYTHING,
    text: 'naga',
  });
});

test.each<LobbyState>([
  EVERYTHING,
  { ...EVERYTHING, mode: 'hot' },
  { ...EVERYTHING, vendor: 'INLE', text: 'ပဒေါက် & co', gameClass: 'AC', minBet: '0.05' },
  { ...EVERYTHING, sortBy: 'name' },
  { ...EVERYTHING, minReturn: '96', volatility: 'high', features: ['free_spins', 'wilds'] },
])('an address gives its state back: %o', (state) => {
  expect(stateOfAddress(addressOfState(state), VENDORS, 1)).toEqual(state);
});

test('GAMES-017 the steps of the minimum bet are those that the server takes', () => {
  expect(MIN_BET_STEPS).toEqual(catalogue.MIN_BET_STEPS);
});

test('the orders of the list are those that the server knows', () => {
  expect(GAME_ORDERS).toEqual(catalogue.GAME_ORDERS);
});

test('what narrows a list by how its games play is what the server takes', () => {
  expect(RETURN_STEPS).toEqual(catalogue.RETURN_STEPS);
  expect(VOLATILITIES).toEqual(catalogue.VOLATILITIES);
  expect(GAME_FEATURES).toEqual(catalogue.GAME_FEATURES);
});
