import { expect, test } from 'vitest';
import { reachable, vendorPath, VENDORS_SHOWN } from './destinations.ts';

test('SHELL-039: a category without a vendor is in no navigation', () => {
  const menus = [{ gameCategory: 'RNG', vendors: [] }] as const;
  expect(reachable(menus)).toEqual([]);
});

test('a category without a lobby is in no navigation either', () => {
  const slots = { gameCategory: 'RNG', vendors: ['PADAUK'] } as const;
  const menus = [{ gameCategory: 'LIVE', vendors: ['MANDALAR'] }, slots] as const;
  expect(reachable(menus)).toEqual([{ menu: slots, path: '/rng' }]);
});

test('SHELL-077: a category shows up to 11 vendors', () => {
  expect(VENDORS_SHOWN).toBe(11);
});

test('GAMES-006: a vendor is chosen by the lobby of its category with its code', () => {
  expect(vendorPath('/rng', 'RUBY9')).toBe('/rng?type=vassalage&vassalage=RUBY9');
});
