import { money, sumMoney } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayStartOf } from '../../../business-day.ts';
import {
  payoutLimits,
  type RiskInputs,
  riskReasons,
  splitPayout,
  stateOfPayouts,
  withdrawalFee,
} from './rules.ts';
import { usualOf } from '../../settings/index.ts';
import { withdrawalSettings } from './settings.ts';

const USUAL = usualOf(withdrawalSettings);

const kyat = (whole: number) => money(BigInt(whole) * 100n);
const LIMITS = { least: kyat(100_000), most: kyat(1_000_000) };

test.each([
  [2_500_000, [1_000_000, 1_000_000, 500_000]],
  [2_050_000, [1_000_000, 950_000, 100_000]],
  [1_000_050, [900_050, 100_000]],
  [300_000, [300_000]],
  [50_000, [50_000]],
  [2_000_000, [1_000_000, 1_000_000]],
])('%i is paid in %j', (amount, payouts) => {
  expect(splitPayout(kyat(amount), LIMITS)).toEqual(payouts.map(kyat));
});

test('payments come to the amount, and none is above the most or, where there are two, below the least', () => {
  const limits = fc.tuple(fc.bigInt(1n, 10n ** 8n), fc.bigInt(2n, 40n));
  const amount = fc.bigInt(1n, 10n ** 10n);
  fc.assert(
    fc.property(limits, amount, ([least, times], hundredths) => {
      const most = least * times;
      fc.pre(hundredths / most < 500n);
      const payouts = splitPayout(money(hundredths), { least: money(least), most: money(most) });
      expect(sumMoney(payouts)).toBe(hundredths);
      expect(payouts.every((payout) => payout > 0n && payout <= most)).toBe(true);
      expect(payouts.length === 1 || payouts.every((payout) => payout >= least)).toBe(true);
      // No way of paying it takes fewer payments.
      expect(BigInt(payouts.length)).toBe((hundredths + most - 1n) / most);
    }),
  );
});

test('every kind of payee has room to fill a rest up', () => {
  for (const kind of ['wallet', 'bank', 'usdt'] as const) {
    const { least, most } = payoutLimits(kind, USUAL);
    expect(most >= least * 2n).toBe(true);
    const uneven = { ...USUAL, [`${kind}Most`]: money(least * 2n - 1n) };
    expect(withdrawalSettings.check(uneven)).toBe(`${kind}Most`);
  }
  expect(withdrawalSettings.check(USUAL)).toBeNull();
});

test.each([
  [50_000, 0, 1, 0],
  [50_000, 1, 1, 500],
  [5_000, 1, 1, 100],
  [3_000_000, 2, 2, 30_000],
  [3_000_000, 1, 2, 0],
])('of %i after %i others with %i free ones the fee is %i', (amount, earlier, free, fee) => {
  expect(withdrawalFee(kyat(amount), earlier, { ...USUAL, freePerDay: free })).toBe(kyat(fee));
});

test('a fee is one part in a hundred rounded down, and never less than 100', () => {
  fc.assert(
    fc.property(fc.bigInt(10_000_00n, 10n ** 13n), (amount) => {
      const fee = withdrawalFee(money(amount), 1, { ...USUAL, freePerDay: 1 });
      expect(fee === 100_00n || (fee * 100n <= amount && (fee + 1n) * 100n > amount)).toBe(true);
    }),
  );
});

const dayStartAt = (text: string) => dayStartOf(new Date(text)).toISOString();

test('a business day begins at half past five in the evening of UTC', () => {
  expect(dayStartAt('2026-11-21T08:00:00.000Z')).toBe('2026-11-20T17:30:00.000Z');
  expect(dayStartAt('2026-11-21T17:29:59.999Z')).toBe('2026-11-20T17:30:00.000Z');
  expect(dayStartAt('2026-11-21T17:30:00.000Z')).toBe('2026-11-21T17:30:00.000Z');
});

const DAY = 24 * 60 * 60_000;
const now = new Date('2026-11-21T08:00:00.000Z');
const QUIET: RiskInputs = {
  amount: kyat(2_000_000),
  requestedAt: now,
  payeeAddedAt: new Date(now.getTime() - 7 * DAY),
  isFirst: false,
  isNewPlace: false,
  withdrawn: kyat(2_000_000),
  deposited: kyat(100_000),
  isPayeeShared: false,
  isBonusAbuser: false,
  isOpposed: false,
};

test('a withdrawal on every limit is let through', () => {
  expect(riskReasons(QUIET, USUAL)).toEqual([]);
});

test.each([
  ['FIRST_WITHDRAWAL', { isFirst: true }],
  ['LARGE_AMOUNT', { amount: money(2_000_000_01n) }],
  ['PAYEE_RECENT', { payeeAddedAt: new Date(now.getTime() - 7 * DAY + 1) }],
  ['NEW_PLACE', { isNewPlace: true }],
  ['HIGH_RATIO', { withdrawn: money(2_000_000_01n) }],
  ['HIGH_RATIO', { deposited: money(0n) }],
  ['SHARED_PAYEE', { isPayeeShared: true }],
  ['BONUS_ABUSE', { isBonusAbuser: true }],
  ['OPPOSED_BETS', { isOpposed: true }],
])('%s sends a withdrawal to people', (reason, inputs) => {
  expect(riskReasons({ ...QUIET, ...inputs }, USUAL)).toEqual([reason]);
});

const at = (...states: Parameters<typeof stateOfPayouts>[0][number]['state'][]) =>
  stateOfPayouts(states.map((state) => ({ state, asked: false })));

test('a withdrawal stands where its payouts stand', () => {
  expect(at('WAIT', 'WAIT')).toBe('APPROVED');
  expect(stateOfPayouts([{ state: 'WAIT', asked: true }])).toBe('PAYING');
  expect(at('CONFIRM_WAIT', 'WAIT')).toBe('PAYING');
  expect(at('RECEIVED', 'WAIT')).toBe('PAYING');
  expect(at('CONFIRM_WAIT', 'RECEIVED')).toBe('CONFIRMING');
  expect(at('DISPUTED')).toBe('CONFIRMING');
  expect(at('RECEIVED', 'REFUNDED')).toBe('COMPLETED');
  expect(at('RESEND', 'FORCED_RECEIVED')).toBe('COMPLETED');
  expect(at('RESEND', 'REFUNDED')).toBe('FAILED');
});
