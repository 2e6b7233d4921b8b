import { expect, test } from 'vitest';
import { printCommission, readCommission } from './read-commission.ts';

test('percent are hundredths of a percent on the wire, from 3 to 8', () => {
  expect(['5', '5.25', '5,5', '၃', '8'].map(readCommission)).toEqual([500, 525, 550, 300, 800]);
  expect(['', '2.99', '8.01', '5.255', '-5'].map(readCommission)).toEqual(Array(5).fill(undefined));
  expect([500, 525, 550].map(printCommission)).toEqual(['5', '5.25', '5.5']);
});
