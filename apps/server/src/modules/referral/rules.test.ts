import { money, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qualifies, rewardOn, shareOf, withinMost } from './rules.ts';
import { usualOf } from '../settings/index.ts';
import { referralSettings } from './settings.ts';

const USUAL = usualOf(referralSettings);

const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

test('a friend’s 50,000 that was bet three times brings 5,000, and its bets of 800,000 bring 800.00', () => {
  expect(qualifies(kyat(50_000), kyat(150_000), USUAL)).toBe(true);
  expect(rewardOn(kyat(50_000), USUAL)).toBe(kyat(5_000));
  expect(shareOf(kyat(800_000), USUAL)).toBe(80_000n);
});

test('too small a deposit or too little bet brings nothing, and a large one no more than 30,000', () => {
  expect(qualifies(kyat(9_999), kyat(1_000_000), USUAL)).toBe(false);
  expect(qualifies(kyat(10_000), money(2_999_999n), USUAL)).toBe(false);
  expect(rewardOn(kyat(5_000_000), USUAL)).toBe(kyat(30_000));
});

test('what a friend brings is a floored share, whatever was deposited and bet', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 13n), (amount) => {
      const [reward, share] = [rewardOn(money(amount), USUAL), shareOf(money(amount), USUAL)];
      expect(reward * 10n <= amount && reward <= kyat(30_000)).toBe(true);
      expect(share * 1_000n <= amount && (share + 1n) * 1_000n > amount).toBe(true);
    }),
  );
});

test('all friends together bring no more on a day than the most, and those before the others what they brought', () => {
  const shares = [600n, 300n, 200n, 50n].map((amount) => ({ amount: money(amount) }));
  const cut = withinMost(shares, { mostForPlay: money(1_000n) });
  expect(cut.map(({ amount }) => amount)).toEqual([600n, 300n, 100n, 0n]);
  expect(withinMost(shares, { mostForPlay: money(5_000n) })).toEqual(shares);
});
