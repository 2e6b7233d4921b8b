import { expect, test } from 'vitest';
import { matchesName } from './match-name.ts';

const game = { name: 'ရွှေ\u200Bဟင်္သာ', title: 'GOLDEN HINTHA', vendorName: 'Padauk' };

test('GAMES-015 a game is found by its name, its title and its vendor, whatever the case', () => {
  expect(matchesName(game, 'ရွှေဟင်္သာ')).toBe(true);
  expect(matchesName(game, ' hintha ')).toBe(true);
  expect(matchesName(game, 'PADAUK')).toBe(true);
  expect(matchesName(game, 'naga')).toBe(false);
});

test('words may come in any order, half and with other accents', () => {
  const dragon = { name: 'Rồng Vàng', title: 'GOLDEN DRAGON', vendorName: 'Padauk' };
  expect(matchesName(dragon, 'drag gold')).toBe(true);
  expect(matchesName(dragon, 'rong vang')).toBe(true);
  expect(matchesName(dragon, 'golden tiger')).toBe(false);
});

test('an empty search finds every game', () => {
  expect(matchesName(game, '  ')).toBe(true);
});
