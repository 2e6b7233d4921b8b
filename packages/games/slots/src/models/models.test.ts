import { addRatios, toPpm } from '@hintha/games-kit';
import { expect, test } from 'vitest';
import { returnToPlayer } from '../return-to-player.ts';
import type { SlotGame } from '../slot-game.ts';
import { riverStones, mangoGrove, nagaRiver, SLOT_GAMES } from './index.ts';

test.each<[SlotGame, { total: number; lines: number; scatters: number; feature: number }]>([
  [riverStones, { total: 973_905, lines: 973_905, scatters: 0, feature: 0 }],
  [mangoGrove, { total: 950_481, lines: 856_761, scatters: 24_236, feature: 69_484 }],
  [nagaRiver, { total: 949_051, lines: 665_459, scatters: 16_101, feature: 267_490 }],
])('$code returns what its set says', (game, parts) => {
  const { total, lines, scatters, feature } = returnToPlayer(game);
  expect(toPpm(addRatios(addRatios(lines, scatters), feature))).toBe(toPpm(total));
  expect({
    total: toPpm(total),
    lines: toPpm(lines),
    scatters: toPpm(scatters),
    feature: toPpm(feature),
  }).toEqual(parts);
});

test('no two sets have the same name', () => {
  expect(new Set(SLOT_GAMES.map(({ code }) => code)).size).toBe(SLOT_GAMES.length);
});

test.each(SLOT_GAMES)('every symbol on a strip of $code pays, and a longer line never pays less', (game) => {
  const scatters = Object.keys(game.scatterPays).length > 0 ? [game.scatter] : [];
  const paying = new Set([...Object.keys(game.paytable), ...scatters]);
  expect(new Set(game.strips.flat())).toEqual(paying);
  for (const pays of Object.values(game.paytable)) {
    const byLength = [2, 3, 4, 5].map((count) => pays[count] ?? 0);
    expect(byLength).toEqual(byLength.toSorted((a, b) => a - b));
  }
});
