import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSteps } from './sort-in-steps.ts';

const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;

test('a list of any length is sorted as at one go, and what is alike keeps its order', async () => {
  const things = fc.array(fc.record({ key: fc.nat(9) }), { maxLength: 1_700, size: 'max' });
  await fc.assert(
    fc.asyncProperty(things, async (items) => {
      const sorted = await sortInSteps(items, byKey);
      const expected = items.toSorted(byKey);
      expect(sorted.length).toBe(expected.length);
      expect(sorted.every((item, place) => item === expected[place])).toBe(true);
    }),
    { numRuns: 30 },
  );
});
