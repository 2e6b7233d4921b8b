import { expect, test } from 'vitest';
import { shareSlower } from './share-slower.ts';

test.each([
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[4, 5], [1, 2, 3], 1],
  [[1], [2, 3], 0],
  [[2, 2], [1, 2, 3, 2], 0.5],
  [[5, 1], [3], 0.5],
])('of %j beside %j a share of %d pairs has the slower one first', (ones, others, share) => {
  expect(shareSlower(ones, others)).toBe(share);
});
