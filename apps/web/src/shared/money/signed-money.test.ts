import { formatAmount, money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceBefore, signedMoney } from './signed-money.ts';

const hundredths = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });

test('a signed amount of the wire is read to the hundredth', () => {
  fc.assert(
    fc.property(hundredths, (amount) => {
      expect(signedMoney(formatAmount(money(amount)))).toBe(amount);
    }),
  );
});

test('before a movement the wallet held what it held after it less the movement', () => {
  expect(balanceBefore({ amount: '-12.34', balanceAfter: '987.66' })).toBe('1000.00');
  fc.assert(
    fc.property(hundredths, hundredths, (amount, before) => {
      const balanceAfter = formatAmount(money(before + amount));
      expect(balanceBefore({ amount: formatAmount(money(amount)), balanceAfter })).toBe(
        formatAmount(money(before)),
      );
    }),
  );
});
