import { formatAmount, money } from '@hintha/money';
import { expect, test } from 'vitest';
import { baganTemple } from './bagan-temple.ts';
import { parseCoinValue, payoutOf, stakeOf, type CoinValue } from './payout.ts';
import { playRound } from './play-round.ts';

const coinValueOf = (hundredths: bigint): CoinValue => {
  const coinValue = parseCoinValue(baganTemple, money(hundredths));
  if (coinValue === 'not_a_coin_value') throw new Error(coinValue);
  return coinValue;
};

test('a round costs 25 coins', () => {
  expect(formatAmount(stakeOf(baganTemple, coinValueOf(1_00n)))).toBe('25.00');
  expect(formatAmount(stakeOf(baganTemple, coinValueOf(1000_00n)))).toBe('25000.00');
});

test.each([0n, 1n, -1_00n, 3_00n, 1001_00n])('a coin of %s hundredths is not offered', (hundredths) => {
  expect(parseCoinValue(baganTemple, money(hundredths))).toBe('not_a_coin_value');
});

test('a round pays its coins at the value of the coin', () => {
  const stops = [15, 25, 7, 15, 2];
  const round = playRound(baganTemple, { nextWord: () => stops.shift() ?? 0 });
  expect(round.coins).toBe(540);
  expect(formatAmount(payoutOf(round, coinValueOf(20_00n)))).toBe('10800.00');
});
