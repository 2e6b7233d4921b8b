import { expect, test } from 'vitest';
import { inFours } from './in-fours.ts';

test('a secret is read out in groups of four', () => {
  expect(inFours('JBSWY3DPEHPK3PXPJB')).toBe('JBSW Y3DP EHPK 3PXP JB');
});
