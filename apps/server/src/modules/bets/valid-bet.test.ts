import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BetOutcome, validBet, validSettled, validSum } from './valid-bet.ts';

const kyat = (amount: number) => money(BigInt(amount) * 100n);

test.each([
  ['slots count the stake, whatever came back', 'RNG', 1000, 1000, 1000],
  ['a free spin counts nothing', 'RNG', 0, 500, 0],
  ['a push at a table counts nothing', 'LIVE', 500, 500, 0],
  ['a lost hand counts in full', 'LIVE', 500, 0, 500],
  ['opposite bets count no more than they risked', 'TG', 1400, 2000, 600],
  ['a great win counts no more than its stake', 'LIVE', 100, 3600, 100],
  ['against players the result counts', 'PVP', 1000, 3000, 2000],
  ['a refunded round counts nothing', 'PVP', 0, 0, 0],
] as const)('%s', (...[, category, stake, payout, valid]) => {
  expect(validBet({ category, stake: kyat(stake), payout: kyat(payout) })).toBe(kyat(valid));
});

// The examples of the rule book, wallet-payments §6.
test.each([
  ['a handicap of 1,000 that half loses counts half', 'SPORTS', 'half', 1000, 500, '1.9000', 500],
  ['a winning 1,000 at 1.45 counts nothing', 'SPORTS', 'decided', 1000, 1450, '1.4500', 0],
  ['a winning 1,000 at 1.50 counts in full', 'SPORTS', 'decided', 1000, 1500, '1.5000', 1000],
  ['a ticket that is drawn counts its stake', 'LOTT', 'decided', 1000, 0, null, 1000],
  ['a push counts nothing', 'SPORTS', 'push', 1000, 1000, '2.0000', 0],
  ['a fight counts what was won or lost', 'SV3', 'decided', 1000, 1900, null, 900],
  ['a ticket cashed out near its stake counts nothing', 'SPORTS', 'cash_out', 1000, 1099, '2.5000', 0],
  ['a ticket cashed out a tenth away counts its stake', 'SPORTS', 'cash_out', 1000, 900, '2.5000', 1000],
  ['against players the net result counts', 'PVP', 'decided', 2000, 0, null, 2000],
] as const)('%s', (...[, category, outcome, stake, payout, price, valid]) => {
  const settled: BetOutcome = outcome;
  const decimal = price === null ? undefined : BigInt(price.replace('.', ''));
  const figures = { category, stake: kyat(stake), payout: kyat(payout), price: decimal };
  expect(validSettled({ ...figures, outcome: settled })).toBe(kyat(valid));
});

const resultOf = ({ stake, payout }: { stake: bigint; payout: bigint }) =>
  payout > stake ? payout - stake : stake - payout;

test('a sum counts what its bets count one by one', () => {
  const bets = fc.array(fc.record({ stake: fc.bigInt(1n, 10n ** 9n), payout: fc.bigInt(0n, 10n ** 9n) }));
  fc.assert(
    fc.property(fc.constantFrom('RNG', 'LIVE', 'TG', 'PVP', 'FISH', 'SV3'), bets, (category, played) => {
      const sum = (figure: (bet: { stake: bigint; payout: bigint }) => bigint) =>
        played.reduce((total, bet) => total + figure(bet), 0n);
      const risked = sum((bet) => (resultOf(bet) < bet.stake ? resultOf(bet) : bet.stake));
      const sums = { stake: sum(({ stake }) => stake), result: sum(resultOf), risked, valid: null };
      const each = sum(({ stake, payout }) =>
        validBet({ category, stake: money(stake), payout: money(payout) }),
      );
      expect(validSum({ category, ...sums })).toBe(each);
    }),
  );
});
