import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [1, 20, [1, 2, 3, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('LIMITS-002 page %i of %i stands among three, with one at either end', (page, pages, wanted) => {
  expect(pagesAround(page, pages)).toEqual(wanted);
});

test('the shown page, the first and the last are always there, in order, and at most seven places are taken, five where it is narrow', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, chosen) => {
      const page = (chosen % pages) + 1;
      const places = pagesAround(page, pages);
      const numbers = places.filter((place) => place !== null);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(places.length).toBeLessThanOrEqual(7);
      const narrow = pagesAround(page, pages, true);
      expect(narrow.length).toBeLessThanOrEqual(5);
      expect(narrow).toEqual(expect.arrayContaining([1, page, pages]));
    }),
  );
});
