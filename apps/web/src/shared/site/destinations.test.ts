import { catalogue } from '@hintha/contract';
import { expect, test } from 'vitest';
import { categoryOf, isGamePage, reachable, vendorPath, VENDORS_SHOWN } from './destinations.ts';

const { CATEGORIES } = catalogue;

test('SHELL-039: a category without a vendor is in no navigation', () => {
  const menus = [{ gameCategory: 'RNG', vendors: [] }] as const;
  expect(reachable(menus)).toEqual([]);
});

test('GAMES-002 GAMES-004 every area has a lobby, and every lobby its area', () => {
  const menus = CATEGORIES.map((gameCategory) => ({ gameCategory, vendors: ['SOMEBODY'] }));
  const lobbies = reachable(menus);
  expect(new Set(lobbies.map(({ path }) => path)).size).toBe(CATEGORIES.length);
  expect(lobbies.map(({ path }) => categoryOf(path))).toEqual(CATEGORIES);
  expect(categoryOf('/sv3')).toBe('SV3');
});

test('SHELL-077: a category shows up to 11 vendors', () => {
  expect(VENDORS_SHOWN).toBe(11);
});

test('GAMES-006: a vendor is chosen by the lobby of its category with its code', () => {
  expect(vendorPath('/rng', 'RUBY9')).toBe('/rng?type=vassalage&vassalage=RUBY9');
});

test('GAMES-009 the launch frame and the lottery are pages of a game, and no other is', () => {
  expect(['/seamless', '/lottery'].filter(isGamePage)).toEqual(['/seamless', '/lottery']);
  const others = ['/', '/rng', '/elott', '/game', '/fbsports', '/lottery/', '/seamless/x', 'lottery'];
  expect(others.filter(isGamePage)).toEqual([]);
});
