import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { levelAt, LEVELS } from './levels.ts';

const kyat = (amount: number) => money(BigInt(amount) * 100n);

test('WALLET-003 the first level gives the least and the eighth the most', () => {
  expect(LEVELS.map(({ labelName }) => labelName)).toEqual(
    Array.from({ length: 8 }, (_, index) => `VIP ${index + 1}`),
  );
  expect(levelAt(1)).toMatchObject({
    deposited: kyat(0),
    bonus: kyat(0),
    freePerDay: 1,
    mostPerDay: kyat(3_000_000),
    mostDeposited: kyat(50_000_000),
    mostDeposits: 20,
  });
  expect(levelAt(3)).toMatchObject({ bonus: kyat(10_000), cashback: '0.008', points: '1.2' });
  expect(levelAt(8)).toMatchObject({
    deposited: kyat(1_000_000_000),
    bet: kyat(10_000_000_000),
    freePerDay: 10,
    mostPerDay: kyat(500_000_000),
  });
  expect(() => levelAt(9)).toThrow('no level 9');
});

test('each level asks for more than the one below and gives no less', () => {
  for (const [index, level] of LEVELS.entries()) {
    const below = LEVELS[index - 1];
    if (below === undefined) continue;
    expect(level.deposited > below.deposited && level.bet > below.bet).toBe(true);
    expect(level.bonus > below.bonus && level.mostPerDay > below.mostPerDay).toBe(true);
    expect(Number(level.cashback)).toBeGreaterThan(Number(below.cashback));
    expect(level.mostDeposited > below.mostDeposited && level.freePerDay >= below.freePerDay).toBe(true);
  }
});
