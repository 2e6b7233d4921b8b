import { expect, test } from 'vitest';
import { slipsLeft } from './slips-left.ts';

test('WALLET-002 three pictures may go with a payment by hand while they can still help', () => {
  expect(slipsLeft({ type: 'MANUAL', slips: [] }, 'MATCHING')).toBe(3);
  expect(slipsLeft({ type: 'QR', slips: ['a', 'b'] }, 'EXPIRED')).toBe(1);
  expect(slipsLeft({ type: 'MANUAL', slips: ['a', 'b', 'c'] }, 'REVIEW')).toBe(0);
  expect(slipsLeft({ type: 'MANUAL', slips: [] }, 'CREDITED')).toBe(0);
  expect(slipsLeft({ type: 'REDIRECT', slips: [] }, 'AWAITING')).toBe(0);
});
