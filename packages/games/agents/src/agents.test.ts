import { money, type Money, sumMoney } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chooseTier,
  findTierError,
  netRevenueOf,
  settleAffiliate,
  settleDividend,
  settleWage,
  settleWindow,
  shareAt,
  splitRebate,
  type Tier,
} from './index.ts';

const HUNDREDTHS = 100;

/** An amount of MMK, of which two places behind the point count. */
const kyat = (amount: number | string): Money => money(BigInt(Math.round(Number(amount) * HUNDREDTHS)));

const tiersOf = (...steps: readonly (readonly [volume: number, active: number, rate: number])[]): Tier[] =>
  steps.map(([volume, minActive, rate]) => ({ minVolume: kyat(volume), minActive, rate }));

const flat = (rate: number): Tier[] => tiersOf([0, 0, rate]);

test('a bet on slots gives each of a line its own rate less that of the one below', () => {
  expect(splitRebate(kyat(50_000), [100, 80, 50, 30])).toEqual([kyat(100), kyat(150), kyat(100), kyat(150)]);
});

const validBets = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(money);
const lines = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
  .map((rates) => rates.toSorted((a, b) => b - a));

test('what a line is given for a bet comes to the rate of its top, and nobody pays for it', () => {
  fc.assert(
    fc.property(validBets, lines, (validBet, rates) => {
      const parts = splitRebate(validBet, rates);
      expect(sumMoney(parts)).toBe(shareAt(validBet, rates[0] ?? 0));
      expect(parts.every((part) => part >= 0n)).toBe(true);
    }),
  );
});

const DIVIDEND_TIERS = tiersOf([0, 3, 1_000], [100_000, 5, 2_000], [1_000_000, 10, 3_000]);

test.each<[loss: number, active: number, paid: string]>([
  [150_000, 6, '30000.00'],
  [150_000, 4, '15000.00'],
  [150_000, 2, '0.00'],
  [1_000_000, 9, '200000.00'],
  [-5, 9, '0.00'],
])('a team that lost %d with %i active members', (...row) => {
  const [net, active, paid] = row;
  const settled = settleDividend({
    net: kyat(net),
    carry: money(0n),
    active,
    tiers: DIVIDEND_TIERS,
  });
  expect(settled.amount).toBe(kyat(paid));
});

const dividend = (net: number, rate: number): Money =>
  settleDividend({ net: kyat(net), carry: money(0n), active: 0, tiers: flat(rate) }).amount;

test('a period of three agents: what each is paid less what it pays comes to what the platform paid', () => {
  const [a, b, c] = [dividend(140_000, 4_000), dividend(170_000, 3_000), dividend(50_000, 2_000)];
  expect([a - b, b - c, c]).toEqual([kyat(5_000), kyat(41_000), kyat(10_000)]);
  // A team that won all in all: its agent is paid nothing, and still pays.
  expect(dividend(-30_000, 4_000) - b).toBe(kyat(-51_000));
});

test('a loss of the company is carried where that is agreed', () => {
  const first = settleDividend({ net: money(-500_00n), carry: money(0n), active: 0, tiers: flat(1_000) });
  expect(first).toMatchObject({ loss: 0n, amount: 0n, carry: -500_00n });
  const second = settleDividend({ net: money(800_00n), carry: first.carry, active: 0, tiers: flat(1_000) });
  expect(second).toMatchObject({ loss: 300_00n, amount: 30_00n, carry: 0n });
});

const DAILY_TIERS = tiersOf([0, 3, 50], [1_000_000, 3, 80], [5_000_000, 3, 100]);

test.each<[volume: string, active: number, paid: string]>([
  ['4999999.99', 3, '39999.99'],
  ['5000000.00', 3, '50000.00'],
  ['5000000.00', 2, '0.00'],
])('a wage on %s with %i active members', (volume, active, paid) => {
  expect(settleWage({ volume: kyat(volume), active, tiers: DAILY_TIERS }).amount).toBe(kyat(paid));
});

test('a wage up the line is paid by each to the next', () => {
  const wage = (volume: number, rate: number): Money =>
    settleWage({ volume: kyat(volume), active: 0, tiers: flat(rate) }).amount;
  const [a, b, c] = [wage(10_000_000, 120), wage(8_000_000, 90), wage(3_000_000, 60)];
  expect([a, b, c]).toEqual([kyat(120_000), kyat(72_000), kyat(18_000)]);
  expect([a - b, b - c, c]).toEqual([kyat(48_000), kyat(54_000), kyat(18_000)]);
});

test('a wage that asks for a loss is not paid for a day on which the team has won', () => {
  const day = { volume: kyat(1_000), active: 0, tiers: flat(100), requireLoss: true };
  expect(settleWage({ ...day, net: kyat(0) }).amount).toBe(0n);
  expect(settleWage({ ...day, net: kyat(1) }).amount).toBe(kyat(10));
});

test.each<[rate: number, paid: string, remainder: bigint]>([
  [50, '61.72', 8_350n],
  [40, '49.38', 2_680n],
  [30, '37.03', 7_010n],
])('a window at %i hundredths of a percent', (rate, paid, remainder) => {
  expect(settleWindow({ base: kyat('12345.67'), rate, remainder: 0n })).toEqual({
    amount: kyat(paid),
    remainder,
  });
});

test('what a window leaves over is counted with the next', () => {
  expect(settleWindow({ base: kyat(1_000), rate: 50, remainder: 8_350n })).toEqual({
    amount: kyat(5),
    remainder: 8_350n,
  });
});

test('windows pay what one over all of them pays, corrections among them, as soon as it is above what was paid', () => {
  const bases = fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map(money), { maxLength: 40 });
  fc.assert(
    fc.property(bases, fc.integer({ min: 0, max: 100 }), (all, rate) => {
      let [remainder, paid] = [0n, 0n];
      for (const base of all) {
        const pay = settleWindow({ base, rate, remainder });
        remainder = pay.remainder;
        paid += pay.amount;
        expect(pay.amount).toBeGreaterThanOrEqual(0n);
        expect(remainder).toBeLessThan(10_000n);
      }
      // Nothing is lost on the way: what was paid and what is carried are all that came up.
      expect(paid * 10_000n + remainder).toBe(sumMoney(all) * BigInt(rate));
    }),
  );
});

test('an affiliate month of the rule book', () => {
  const month = {
    stake: kyat(30_000_000),
    payout: kyat(27_000_000),
    bonuses: kyat(400_000),
    rebates: kyat(100_000),
    paymentFees: kyat(50_000),
  };
  const revenue = netRevenueOf(month);
  expect(revenue).toBe(kyat(2_300_000));
  expect(settleAffiliate(revenue, money(0n), 6).amount).toBe(kyat(575_000));
  // A gain without enough active members is lost, and only a loss is carried.
  expect(settleAffiliate(revenue, money(0n), 4)).toMatchObject({ amount: 0n, carry: 0n });
  expect(settleAffiliate(money(-100n), money(-50n), 9)).toMatchObject({ amount: 0n, carry: -150n });
  expect(netRevenueOf({ ...month, payout: kyat(31_000_000) })).toBe(kyat(-1_550_000));
});

test.each<[volume: string, active: number, rate: number | undefined]>([
  ['9999999.99', 10, 2_500],
  ['10000000.00', 10, 3_000],
  ['10000000.00', 9, 2_500],
  ['200000000.00', 100, 4_000],
])('the share of an affiliate at %s with %i active members', (volume, active, rate) => {
  expect(settleAffiliate(kyat(volume), money(0n), active).tier?.rate).toBe(rate);
});

test.each<[error: string | null, tiers: Tier[], own: number | null]>([
  ['no_tiers', [], null],
  ['too_many_tiers', tiersOf(...Array.from({ length: 11 }, (_, n) => [n, n, n + 1] as const)), null],
  ['threshold_negative', [{ minVolume: money(-1n), minActive: 0, rate: 10 }], null],
  ['volume_falls', tiersOf([10, 0, 10], [9, 0, 20]), null],
  ['active_falls', tiersOf([10, 3, 10], [10, 2, 20]), null],
  ['rate_rises_not', tiersOf([10, 0, 20], [20, 0, 20]), null],
  ['rate_above_ceiling', tiersOf([0, 0, 151]), null],
  ['rate_above_own', tiersOf([0, 0, 90]), 80],
  [null, tiersOf([0, 0, 80]), 80],
  [null, tiersOf([0, 0, 150]), null],
])('tiers are refused with %s', (error, tiers, own) => {
  expect(findTierError(tiers, { ceiling: 150, own })).toBe(error);
});

test('the highest tier is chosen whose two thresholds are reached', () => {
  const tiers = tiersOf([0, 0, 10], [100, 5, 20], [200, 5, 30]);
  expect(chooseTier(tiers, { volume: kyat(200), active: 4 })?.rate).toBe(10);
  expect(chooseTier(tiers, { volume: kyat('199.99'), active: 5 })?.rate).toBe(20);
  expect(chooseTier(tiers.slice(1), { volume: kyat(99), active: 9 })).toBeUndefined();
});
