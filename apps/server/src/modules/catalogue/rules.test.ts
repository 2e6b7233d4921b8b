import { catalogue } from '@hintha/contract';
import { expect, test } from 'vitest';
import { hotGames } from './rules.ts';
import type { StoredGame } from './types.ts';

const gameOf = (category: string, code: number, hot = true): StoredGame =>
  ({ category, code: `${category}-${code}`, vendor: 'PADAUK', hot }) as StoredGame;

test('GAMES-023 hot games come from seven areas, esports and cockfights have none', () => {
  const games = catalogue.CATEGORIES.flatMap((category) => [gameOf(category, 1), gameOf(category, 2, false)]);
  expect(hotGames(games, '').map(({ code }) => code)).toEqual(
    ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'].map((area) => `${area}-1`),
  );
  expect(hotGames(games, 'RUBY9')).toEqual([]);
});

test('many hot games of one area leave room for those of another', () => {
  const slots = Array.from({ length: 30 }, (_, n) => gameOf('RNG', n));
  const hot = hotGames([...slots, gameOf('FISH', 1)], 'PADAUK');
  expect(hot.map(({ code }) => code)).toEqual([...slots.slice(0, 24).map(({ code }) => code), 'FISH-1']);
});
