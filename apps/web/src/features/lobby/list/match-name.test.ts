import { expect, test } from 'vitest';
import { matchNames } from './match-name.ts';

const game = { name: 'ရွှေ\u200Bဟင်္သာ', title: 'GOLDEN HINTHA', vendorName: 'Padauk' };

test('GAMES-015 a game is found by its name, its title and its vendor, whatever the case', () => {
  expect(matchNames([game], 'ရွှေဟင်္သာ')).toEqual([game]);
  expect(matchNames([game], ' hintha ')).toEqual([game]);
  expect(matchNames([game], 'PADAUK')).toEqual([game]);
  expect(matchNames([game], 'naga')).toEqual([]);
});

test('words may come in any order, half and with other accents', () => {
  const dragon = { name: 'Rồng Vàng', title: 'GOLDEN DRAGON', vendorName: 'Padauk' };
  expect(matchNames([dragon], 'drag gold')).toEqual([dragon]);
  expect(matchNames([dragon], 'rong vang')).toEqual([dragon]);
  expect(matchNames([dragon], 'golden tiger')).toEqual([]);
});

test('an empty search finds every game', () => {
  expect(matchNames([game], '  ')).toEqual([game]);
});
