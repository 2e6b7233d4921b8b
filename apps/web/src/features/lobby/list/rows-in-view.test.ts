import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsInView } from './rows-in-view.ts';

const GRID = { columns: 3, rowHeight: 200, top: 400 };
const PHONE = { top: 0, height: 800 };

test('at the top the first rows are drawn, and the rest is height', () => {
  expect(rowsInView(2_000, GRID, PHONE, 4)).toEqual({ from: 0, to: 24, above: 0, below: (667 - 8) * 200 });
});

test('a few cards are all drawn', () => {
  expect(rowsInView(7, GRID, PHONE, 4)).toEqual({ from: 0, to: 7, above: 0, below: 0 });
  expect(rowsInView(0, GRID, PHONE, 4)).toEqual({ from: 0, to: 0, above: 0, below: 0 });
});

test('what can be seen is drawn, what is drawn is bounded, and the grid keeps its height', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 300, max: 1_600 }),
      (cards, columns, y, height) => {
        const measures = { columns, rowHeight: 210, top: 350 };
        const { from, to, above, below } = rowsInView(cards, measures, { top: y, height }, 4);
        const rows = Math.ceil(cards / columns);
        const drawn = Math.ceil((to - from) / columns);
        expect(above + below + drawn * 210).toBe(rows * 210);
        expect(drawn).toBeLessThanOrEqual(Math.ceil(height / 210) + 10);
        const seen = Array.from({ length: rows }, (_, row) => row).filter(
          (row) => 350 + (row + 1) * 210 > y && 350 + row * 210 < y + height,
        );
        expect(seen.every((row) => row * columns >= from && row * columns < to)).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
