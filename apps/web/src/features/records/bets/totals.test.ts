import { formatAmount, money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

test('a page adds up, losses included', () => {
  expect(
    totalsOf([
      { stake: '1000.00', payout: '0.00', profit: '-1000.00' },
      { stake: '0.10', payout: '0.30', profit: '0.20' },
    ]),
  ).toEqual({ stake: '1000.10', payout: '0.30', profit: '-999.80' });
});

test('no rows add up to zero', () => {
  expect(totalsOf([])).toEqual({ stake: '0.00', payout: '0.00', profit: '0.00' });
});

test('the sum is exact to the hundredth for any signed amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })), (hundredths) => {
      const rows = hundredths.map((one) => ({
        stake: '0.00',
        payout: '0.00',
        profit: formatAmount(money(one)),
      }));
      const sum = hundredths.reduce((total, one) => total + one, 0n);
      expect(totalsOf(rows).profit).toBe(formatAmount(money(sum)));
    }),
  );
});
