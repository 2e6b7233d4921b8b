import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test.each([
  ['0.00', '300.00', 0],
  ['100.00', '300.00', 33],
  ['299.99', '300.00', 99],
  ['300.00', '300.00', 100],
  ['300.01', '300.00', 100],
  ['0.00', '0.00', 100],
])('%s of %s is %i hundredths', (progress, target, share) => {
  expect(shareOf(progress, target)).toBe(share);
});
