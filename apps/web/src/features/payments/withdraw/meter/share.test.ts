import { formatAmount, money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('a bar is as long as its share of the target, and full only when nothing is left', () => {
  expect(shareOf('0.00', '50000.00')).toBe(0);
  expect(shareOf('25000.00', '50000.00')).toBe(50);
  expect(shareOf('49999.99', '50000.00')).toBe(99);
  expect(shareOf('50000.00', '50000.00')).toBe(100);
  expect(shareOf('0.00', '0.00')).toBe(100);
});

test('whatever the amounts, the share lies between nothing and all', () => {
  const amount = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });
  fc.assert(
    fc.property(amount, amount, (progress, target) => {
      const share = shareOf(formatAmount(money(progress)), formatAmount(money(target)));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share === 100).toBe(progress >= target);
    }),
  );
});
