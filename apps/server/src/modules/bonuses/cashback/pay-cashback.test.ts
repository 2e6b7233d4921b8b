import { money, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clubSettings, levelAt, levelsOf } from '../../members/index.ts';
import { usualOf } from '../../settings/index.ts';
import { weeklyCashback } from './pay-cashback.ts';

const LEVELS = levelsOf(usualOf(clubSettings));

const least = money(1_000_00n);

const kyat = (amount: number): Money => money(BigInt(amount) * 100n);
const played = (code: string, stake: number, payout: number) => ({
  code,
  stake: kyat(stake),
  payout: kyat(payout),
});
const NONE = money(0n);

test('a week of two millions with 1.7 back and 20,000 of bonus gives the third level 2,240.00', () => {
  const week = {
    played: [played('RNG', 2_000_000, 1_700_000)],
    bonuses: kyat(20_000),
    level: levelAt(LEVELS, 3),
    least,
  };
  expect(weeklyCashback(week)).toEqual([{ group: 'SLOTS', amount: 224_000n }]);
});

test('groups stand for themselves, and a bonus comes off once', () => {
  const lost = [played('RNG', 500_000, 0), played('FISH', 500_000, 0), played('LIVE', 1_000_000, 0)];
  const level = levelAt(LEVELS, 4);
  expect(weeklyCashback({ played: lost, bonuses: kyat(1_200_000), level, least })).toEqual([
    { group: 'TABLES', amount: kyat(8_000) },
  ]);
  const won = [played('RNG', 1_000_000, 5_000_000), played('SPORTS', 1_000_000, 0)];
  expect(weeklyCashback({ played: won, bonuses: NONE, level, least })).toEqual([
    { group: 'TABLES', amount: kyat(10_000) },
  ]);
});

test('less than 1,000 is not given, lottery and games against others bring nothing, and a level has its most', () => {
  const level = levelAt(LEVELS, 1);
  expect(weeklyCashback({ played: [played('RNG', 333_333, 0)], bonuses: NONE, level, least })).toEqual([]);
  const others = [played('LOTT', 9_000_000, 0), played('PVP', 9_000_000, 0), played('', 9_000_000, 0)];
  expect(weeklyCashback({ played: others, bonuses: NONE, level, least })).toEqual([]);
  const much = [played('RNG', 30_000_000, 0), played('LIVE', 90_000_000, 0)];
  expect(weeklyCashback({ played: much, bonuses: NONE, level, least })).toEqual([
    { group: 'SLOTS', amount: kyat(90_000) },
    { group: 'TABLES', amount: kyat(10_000) },
  ]);
});

test('a cashback never exceeds its share of the loss without the bonuses, nor the most of the level', () => {
  const amount = fc.bigInt(0n, 10n ** 13n);
  const sum = fc.record({
    code: fc.constantFrom('RNG', 'FISH', 'LIVE', 'SPORTS', 'LOTT'),
    stake: amount,
    payout: amount,
  });
  fc.assert(
    fc.property(fc.array(sum), amount, fc.constantFrom(...LEVELS), (sums, bonuses, level) => {
      const given = weeklyCashback({ played: sums, bonuses: money(bonuses), level, least });
      const total = given.reduce((all, one) => all + one.amount, 0n);
      const lostIn = (codes: string[]) => {
        const own = sums.filter(({ code }) => codes.includes(code));
        const loss = own.reduce((all, { stake, payout }) => all + stake - payout, 0n);
        return loss > 0n ? loss : 0n;
      };
      const loss = lostIn(['RNG', 'FISH']) + lostIn(['LIVE', 'SPORTS']);
      const perTenThousand = BigInt(Math.round(Number(level.cashback) * 10_000));
      const counted = loss > bonuses ? loss - bonuses : 0n;
      expect(total * 10_000n <= counted * perTenThousand).toBe(true);
      expect(total <= level.mostCashback).toBe(true);
      expect(given.every((one) => one.amount >= kyat(1_000))).toBe(true);
    }),
  );
});
