import { splitRebate } from '@hintha/agents';
import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareRebates } from './share-rebates.ts';

const modeArb = fc.integer({ min: 850, max: 990 }).map((half) => half * 2);
const playArb = fc
  .record({ modes: fc.tuple(modeArb, modeArb), valid: fc.bigInt({ min: 0n, max: 10n ** 12n }) })
  .map(({ modes, valid }) => ({ ownMode: Math.max(...modes), prizeMode: Math.min(...modes), valid }));
const aboveArb = fc
  .array(modeArb, { maxLength: 8 })
  .map((modes) => modes.map((mode, at) => ({ accountId: BigInt(at + 2), mode })));

test('what bets give a member and those above comes to the highest mode above each, less a hundredth at most', () => {
  fc.assert(
    fc.property(fc.array(playArb, { maxLength: 8 }), aboveArb, (plays, above) => {
      const { own, shares } = shareRebates({ accountId: 1n, plays, above });
      const exactTo = (topOf: (ownMode: number) => number) =>
        plays.reduce(
          (sum, { valid, ownMode, prizeMode }) => sum + valid * BigInt(topOf(ownMode) - prizeMode),
          0n,
        );
      const top = (ownMode: number) => Math.max(ownMode, ...above.map(({ mode }) => mode));
      const all = shares.reduce((sum, { amount }) => sum + amount, BigInt(own));
      expect(own).toBe(exactTo((ownMode) => ownMode) / 2000n);
      expect(all).toBe(exactTo(top) / 2000n);
    }),
  );
});

test('of a line in order each gets what the rebates of other games would give by the same rates', () => {
  fc.assert(
    fc.property(
      fc.array(modeArb, { minLength: 2, maxLength: 8 }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (modes, valid) => {
        const [prizeMode = 0, ownMode = 0, ...up] = modes.toSorted((one, another) => one - another);
        const above = up.map((mode, at) => ({ accountId: BigInt(at + 2), mode }));
        const { own, shares } = shareRebates({
          accountId: 1n,
          plays: [{ ownMode, prizeMode, valid }],
          above,
        });
        const rates = [ownMode, ...up].map((mode) => (mode - prizeMode) * 5).toReversed();
        const given = [own, ...above.map(({ accountId }) => amountOf(shares, accountId))];
        expect(given).toEqual(splitRebate(money(valid), rates).toReversed());
      },
    ),
  );
});

const amountOf = (shares: readonly { accountId: bigint; amount: bigint }[], accountId: bigint): bigint =>
  shares.find((share) => share.accountId === accountId)?.amount ?? 0n;

test('a bet that is void, and so not valid, gives nobody anything', () => {
  const plays = [{ ownMode: 1900, prizeMode: 1700, valid: 0n }];
  expect(shareRebates({ accountId: 1n, plays, above: [{ accountId: 2n, mode: 1980 }] })).toEqual({
    accountId: 1n,
    own: 0n,
    shares: [],
  });
});
