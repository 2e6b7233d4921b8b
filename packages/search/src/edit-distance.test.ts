import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['lotus', 'lotus', 0],
  ['lotus', 'ltous', 1],
  ['lotus', 'lots', 1],
  ['dragon', 'drogan', 2],
  ['dragon', 'tiger', 3],
])('%s is %s after %i slips, three at most', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('it is the same in both directions, zero for the same word alone, and never above the bound', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      const slips = editDistance(a, b, most);
      expect(slips).toBe(editDistance(b, a, most));
      expect(slips === 0).toBe(a === b);
      expect(slips).toBeLessThanOrEqual(most + 1);
    }),
  );
});
