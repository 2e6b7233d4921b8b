import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellCentre, layReels } from './geometry.ts';

test('the reels and their frame fit into every board from the smallest phone to a mixer', () => {
  const boards = fc.record({
    width: fc.integer({ min: 300, max: 1440 }),
    height: fc.integer({ min: 200, max: 900 }),
  });
  fc.assert(
    fc.property(boards, ({ width, height }) => {
      const laid = layReels(width, height);
      expect(laid.left).toBeGreaterThanOrEqual(laid.frame - 0.01);
      expect(laid.top).toBeGreaterThanOrEqual(laid.frame - 0.01);
      expect(laid.left + laid.width + laid.frame).toBeLessThanOrEqual(width + 0.01);
      expect(laid.top + laid.height + laid.frame).toBeLessThanOrEqual(height + 0.01);
    }),
  );
});

test('the cells divide the window evenly', () => {
  const laid = layReels(360, 440);
  const first = cellCentre(laid, 0, 0);
  const last = cellCentre(laid, 4, 2);
  expect(first.x - laid.left).toBeCloseTo(laid.left + laid.width - last.x);
  expect(first.y - laid.top).toBeCloseTo(laid.top + laid.height - last.y);
});
