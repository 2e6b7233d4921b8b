import { ratio } from '@hintha/games-kit';
import { money, type Money, parseAmount, sumMoney } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  breakageOf,
  dividendsOf,
  payDividend,
  payDrawPool,
  printDividend,
  scoreBet,
  showDividend,
  splitDrawPool,
  validOf,
} from './index.ts';
import vectors from './vectors/sabong.json' with { type: 'json' };

const PLASADA = ratio(5, 100);

const amount = (text: string | number): Money => {
  const read = parseAmount(text);
  if (read === 'not_an_amount') throw new Error(`${text} is no amount`);
  return read;
};

const pool = (meron: number, wala: number) => ({ meron: amount(meron), wala: amount(wala) });

test.each(vectors)('meron $meron and wala $wala', ({ meron, wala, net, rateMeron, rateWala, cancelled }) => {
  const dividends = dividendsOf(pool(meron, wala), PLASADA);
  expect(dividends.net).toBe(amount(Number(net)));
  expect(printDividend(dividends.meron)).toBe(Number(rateMeron).toFixed(4));
  expect(printDividend(dividends.wala)).toBe(Number(rateWala).toFixed(4));
  expect(dividends.cancelled !== undefined).toBe(cancelled);
});

test('the worked examples of the rule book', () => {
  const first = dividendsOf(pool(600_000, 400_000), PLASADA);
  expect(scoreBet({ pick: 'meron', stake: amount(10_000) }, 'meron', first)).toBe(amount(15_833));
  expect(showDividend(first.meron)).toBe('158.33');
  expect(breakageOf(first.net, [payDividend(amount(600_000), first.meron)])).toBe(amount(20));
  expect(breakageOf(first.net, [payDividend(amount(400_000), first.wala)])).toBe(amount(0));
  const third = dividendsOf(pool(900_000, 150_000), PLASADA);
  expect(scoreBet({ pick: 'wala', stake: amount(2_000) }, 'wala', third)).toBe(amount(13_300));
  expect(breakageOf(third.net, [payDividend(amount(900_000), third.meron)])).toBe(amount(30));
  expect(dividendsOf(pool(1_000_000, 70_000), PLASADA)).toMatchObject({
    meron: 10_165n,
    wala: 145_214n,
    cancelled: 'dividend_too_low',
  });
  expect(dividendsOf(pool(600_000, 0), PLASADA).cancelled).toBe('pool_empty');
});

test('a draw gives the stakes of both sides back and pays nine times what was on it', () => {
  const dividends = dividendsOf(pool(600_000, 400_000), PLASADA);
  expect(scoreBet({ pick: 'meron', stake: amount(10_000) }, 'draw', dividends)).toBe(amount(10_000));
  expect(scoreBet({ pick: 'draw', stake: amount(1_000) }, 'draw', dividends)).toBe(amount(9_000));
  expect(scoreBet({ pick: 'draw', stake: amount(1_000) }, 'meron', dividends)).toBe(0n);
});

test('a fight that is cancelled gives every stake back', () => {
  const low = dividendsOf(pool(2_000_000, 150_000), PLASADA);
  for (const pick of ['meron', 'wala', 'draw'] as const) {
    expect(scoreBet({ pick, stake: amount(500) }, 'meron', low)).toBe(amount(500));
    const fair = dividendsOf(pool(600_000, 400_000), PLASADA);
    expect(scoreBet({ pick, stake: amount(500) }, 'cancelled', fair)).toBe(amount(500));
  }
});

test('a pool of draws shares nine tenths out and carries the rest on', () => {
  const drawn = { total: amount(350_000), staked: amount(50_000) };
  expect(splitDrawPool(drawn)).toEqual({ shared: amount(315_000), carried: amount(35_000) });
  expect(payDrawPool(amount(1_000), drawn)).toBe(amount(6_300));
  expect(splitDrawPool({ total: amount(300_000), staked: amount(0) })).toEqual({
    shared: amount(0),
    carried: amount(300_000),
  });
});

test('of bets on both sides only the difference is valid', () => {
  expect(validOf(pool(3_000, 1_000))).toBe(amount(2_000));
  expect(validOf(pool(1_000, 1_000))).toBe(0n);
});

const stakes = fc.array(fc.bigInt({ min: 50_000n, max: 200_000_000n }).map(money), {
  minLength: 1,
  maxLength: 40,
});

test('whoever wins, no more is paid than the net pool, and less than a ten-thousandth of the side is left over', () => {
  fc.assert(
    fc.property(stakes, stakes, fc.integer({ min: 3, max: 10 }), (meron, wala, percent) => {
      const sides = { meron: sumMoney(meron), wala: sumMoney(wala) };
      const dividends = dividendsOf(sides, ratio(percent, 100));
      if (dividends.cancelled !== undefined) return;
      for (const [side, bets] of [
        ['meron', meron],
        ['wala', wala],
      ] as const) {
        const paid = bets.map((stake) => scoreBet({ pick: side, stake }, side, dividends));
        const left = breakageOf(dividends.net, paid);
        expect(left).toBeGreaterThanOrEqual(0n);
        // A ten-thousandth of the winning side by the rate, and a hundredth for each bet.
        expect(left).toBeLessThanOrEqual(sides[side] / 10_000n + BigInt(bets.length) + 1n);
      }
    }),
  );
});

test('the pools share what they have: what wala is paid grows as meron does', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      (meron, wala, more) => {
        const before = dividendsOf({ meron: money(meron), wala: money(wala) }, PLASADA);
        const after = dividendsOf({ meron: money(meron + more), wala: money(wala) }, PLASADA);
        expect(after.wala).toBeGreaterThanOrEqual(before.wala);
        expect(after.meron).toBeLessThanOrEqual(before.meron);
      },
    ),
  );
});
