import { money, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebatesOf } from './pay-rebates.ts';

const mode = fc.integer({ min: 850, max: 990 }).map((half) => half * 2);

const orderArb = fc.record({
  accountId: fc.bigInt({ min: 1n, max: 3n }),
  modes: fc.tuple(mode, mode),
  valid: fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 5 }),
});

test('a rebate is the exact share of all valid stakes of a member, less a hundredth at most', () => {
  fc.assert(
    fc.property(fc.array(orderArb, { maxLength: 12 }), (made) => {
      const valid = new Map<string, Money>();
      const orders = made.map(({ accountId, modes, valid: stakes }, order) => {
        const betIds = stakes.map((stake, bet) => {
          valid.set(`${order}/${bet}`, money(stake));
          return `${order}/${bet}`;
        });
        return { accountId, betIds, ownMode: Math.max(...modes), prizeMode: Math.min(...modes) };
      });
      const rebates = rebatesOf(orders, valid);
      for (const accountId of [1n, 2n, 3n]) {
        const exact = orders
          .filter((order) => order.accountId === accountId)
          .flatMap(({ betIds, ownMode, prizeMode }) =>
            betIds.map((id) => (valid.get(id) ?? 0n) * BigInt(ownMode - prizeMode)),
          )
          .reduce((sum, share) => sum + share, 0n);
        const left = exact - (rebates.get(accountId) ?? 0n) * 2000n;
        expect(left >= 0n && left < 2000n).toBe(true);
      }
    }),
  );
});

test('a bet that is void, and so not valid, earns nothing', () => {
  const order = { accountId: 1n, betIds: ['void'], ownMode: 1980, prizeMode: 1700 };
  expect(rebatesOf([order], new Map()).size).toBe(0);
});
