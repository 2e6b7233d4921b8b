import { expect, test } from 'vitest';
import { baganTemple as game } from './bagan-temple.ts';

test('five strips of 32 symbols make a cycle of 33,554,432 stops', () => {
  expect(game.strips.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32]);
});

test('every symbol on a strip pays', () => {
  const paying = new Set([...Object.keys(game.paytable), game.scatter]);
  expect(new Set(game.strips.flat())).toEqual(paying);
});

test('25 different lines cross every reel inside the window', () => {
  expect(new Set(game.lines.map(String)).size).toBe(25);
  for (const rows of game.lines) {
    expect(rows).toHaveLength(game.strips.length);
    expect(rows.every((row) => row >= 0 && row < game.rows)).toBe(true);
  }
});

test('a longer line never pays less', () => {
  for (const pays of Object.values(game.paytable)) {
    const byLength = [2, 3, 4, 5].map((count) => pays[count] ?? 0);
    expect(byLength).toEqual(byLength.toSorted((a, b) => a - b));
  }
});
