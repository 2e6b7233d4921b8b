import fc from 'fast-check';
import { expect, test } from 'vitest';
import { within } from './use-drag.ts';

test('LIMITS-006 what is dragged stays within its window, wherever the pointer goes', () => {
  const box = fc.record({ left: fc.integer({ min: 0, max: 900 }), width: fc.integer({ min: 1, max: 300 }) });
  fc.assert(
    fc.property(box, fc.integer({ min: -5000, max: 5000 }), ({ left, width }, wanted) => {
      const room = 1200;
      const offset = within(wanted, left, left + width, room);
      expect(left + offset).toBeGreaterThanOrEqual(0);
      expect(left + width + offset).toBeLessThanOrEqual(room);
    }),
  );
});

test('within the window it follows the pointer', () => {
  expect(within(25, 100, 300, 1000)).toBe(25);
  expect(within(-25, 100, 300, 1000)).toBe(-25);
});
