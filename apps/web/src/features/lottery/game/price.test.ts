import { LOTTERY_RULES, type LotteryRules } from '@hintha/lottery';
import { formatAmount, money } from '@hintha/money';
import { expect, test } from 'vitest';
import {
  mostOf,
  priceLine,
  pricesOf,
  timesOf,
  totalOf,
  unitLimitOf,
  unitStakeOf,
  type Line,
} from './price.ts';

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

const lineOf = (playType: string, numbers: string, unitStake = '1000.00'): Line => ({
  id: `${playType} ${numbers}`,
  playType,
  numbers,
  unitStake,
});

const MM2D = rulesOf('MM2D');
const MM3D = rulesOf('MM3D');
const SSC = rulesOf('SSC');
const LIMITS = { baseUnit: '100.00' };
const NO_CAP = money(10n ** 18n);
const BY_TIMES = { amount: '', unit: '0.1' } as const;

test('three numbers at a thousand cost three thousand, and one hit pays 85,000 at 1700', () => {
  const priced = priceLine(MM2D, lineOf('2D', '16,47,74'), 1700);
  expect(priced).toMatchObject({ combinations: 3, stake: 3000_00n, hit: [85_000_00n, 85_000_00n] });
});

test('of several lines the most that one draw pays is told, and not the sum of what never comes together', () => {
  const lines = [lineOf('2D', '16,47'), lineOf('2D', '47,74')];
  expect(formatAmount(totalOf(MM2D, lines, 1700))).toBe('4000.00');
  expect(formatAmount(mostOf(MM2D, lines, { prizeMode: 1700, cap: NO_CAP }).most)).toBe('170000.00');
});

test('three digits pay in full or the tote, whatever the prize mode', () => {
  const priced = priceLine(MM3D, lineOf('3D', '123'), 1900);
  expect(priced?.hit).toEqual([10_000_00n, 600_000_00n]);
  // 124 is beside 123: it pays the tote where 123 pays in full.
  const lines = [lineOf('3D', '123,124')];
  expect(mostOf(MM3D, lines, { prizeMode: 1700, cap: NO_CAP }).most).toBe(610_000_00n);
});

test('a selection that can hit several times tells all of them, and what no draw may reach says so', () => {
  const terms = { prizeMode: 2000, cap: NO_CAP };
  const sides = lineOf('DXDS_1', 'BIG,SMALL,ODD', '200.00');
  expect(mostOf(SSC, [sides], terms)).toEqual({ most: 800_00n, isReached: true, isCapped: false });
  expect(mostOf(SSC, [sides, sides], terms)).toEqual({ most: 1600_00n, isReached: false, isCapped: false });
});

test('options that pay apart are told by those that are picked', () => {
  expect(priceLine(SSC, lineOf('NIU', 'N0', '200.00'), 2000)?.hit).toEqual([561_02n, 561_02n]);
});

test('a stake is an amount of whole units, or so many times a share of the unit', () => {
  expect(unitStakeOf(pricesOf(MM2D, LIMITS), { amount: '500', times: 1, unit: '1' })).toBe(500_00n);
  expect(unitStakeOf(pricesOf(MM2D, LIMITS), { amount: '0.5', times: 1, unit: '1' })).toBe(undefined);
  expect(unitStakeOf(pricesOf(MM2D, LIMITS), { amount: '', times: 1, unit: '1' })).toBe(undefined);
  expect(unitStakeOf(pricesOf(SSC, LIMITS), { ...BY_TIMES, times: 3 })).toBe(60_00n);
  expect(unitStakeOf(pricesOf(SSC, LIMITS), { ...BY_TIMES, times: 0 })).toBe(undefined);
  expect(unitStakeOf(pricesOf(SSC, LIMITS), { ...BY_TIMES, times: 100_000 })).toBe(undefined);
});

test('the least and the most that is staked follow the base unit that the operator tells', () => {
  const prices = pricesOf(SSC, { baseUnit: '500.00' });
  expect(unitStakeOf(prices, { amount: '', unit: '0.01', times: 1 })).toBe(10_00n);
  expect(unitLimitOf(prices)).toBe(99_999n * 1000_00n);
});

test('odds are cut off and never rounded up', () => {
  const [prize] = MM2D.plays.get('2D')?.prizes ?? [];
  expect(prize && timesOf(prize, 1700)).toBe('85');
  const [dragon] = SSC.plays.get('LHH_15')?.prizes ?? [];
  expect(dragon && timesOf(dragon, 2000)).toBe('2.22');
  expect(formatAmount(money(222n))).toBe('2.22');
});
