import { expect, test } from 'vitest';
import { missingShare } from './missing-share.ts';

test.each([
  ['50000.00', '50000.00', 0],
  ['30000.00', '50000.00', 40],
  ['0.01', '50000.00', 99],
])('with %s of %s missing, %i hundredths are done', (missing, all, share) => {
  expect(missingShare(missing, all)).toBe(share);
});
