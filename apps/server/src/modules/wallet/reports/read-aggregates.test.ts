import { addMoney, money, sumMoney } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { tamperBalance } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { betGames } from '../../bets/index.ts';
import { openWallet } from '../balance.ts';
import { bet, payout, post } from '../post.ts';
import { type AggregateOrder, readDayAggregates } from './read-aggregates.ts';
import { readMoneyReport } from './read-money-report.ts';
import { sumDays, sumAggregates } from './sum-days.ts';

const db = testDatabase();
const DAY_MS = 86_400_000;

const dayIn = (days: number): string => businessDay(new Date(Date.now() + days * DAY_MS));

const readCurrencies = (day: string, narrowed: Partial<AggregateOrder> = {}) =>
  readDayAggregates(db, betGames(), {
    day,
    by: 'currency',
    kind: null,
    systemAccount: null,
    games: null,
    branches: null,
    within: 'all',
    after: 0n,
    limit: 100,
    ...narrowed,
  });

const turnsOf = async (day: string) =>
  (await readCurrencies(day)).aggregates.map(({ id, opening, amount, closing }) => [
    id,
    opening,
    amount,
    closing,
  ]);

/** A day as its report tells it, in the shape of a currency. */
const reported = async (day: string) => {
  const [report] = await readMoneyReport(db, day, day);
  if (report === undefined) throw new Error('a day has a report');
  const { opening, lines, closing } = report;
  return [opening, sumMoney(lines.map(({ amount }) => amount)), closing];
};

const sums: readonly [when: string, sum: () => Promise<void>][] = [
  ['before anything is summed', async () => undefined],
  ['once the days are summed', () => sumDays(db)],
  ['once the parts are summed', () => sumAggregates(db, betGames())],
];

test.each(sums)('R18 a currency opens and closes as its day does, %s', async (when, sum) => {
  const account = await openFunded(db, 10_000n);
  await sum();
  await bet(db, account, testEntry(`${when}/b`, 700n));
  await payout(db, account, testEntry(`${when}/w`, 250n));
  expect(await turnsOf(dayIn(0))).toEqual([['MMK', ...(await reported(dayIn(0)))]]);
});

test('R18 a day on which nothing moves has what the currency holds; before the first posting there is none', async () => {
  const [, , closing] = await reported(dayIn(0));
  expect(await turnsOf(dayIn(1))).toEqual([['MMK', closing, 0n, closing]]);
  expect(await turnsOf(dayIn(-1))).toEqual([]);
});

test('R18 each currency closes by itself, and together they come to the day', async () => {
  const account = 900_000n;
  await transaction(db, async (tx) => {
    await openWallet(tx, account, { currency: 'THB' });
    await post(tx, account, { ...testEntry('baht', 500n), kind: 'DEPOSIT' });
  });
  await bet(db, account, testEntry('baht/b', 20n));
  const [opening, moved, closing] = await reported(dayIn(0));
  const [kyat, baht] = await turnsOf(dayIn(0));
  expect(baht).toEqual(['THB', 0n, 480n, 480n]);
  expect(kyat).toEqual(['MMK', opening, (moved ?? 0n) - 480n, (closing ?? 0n) - 480n]);
});

test('a balance that no posting made keeps its currency from closing', async () => {
  const account = await openFunded(db, 100n);
  await tamperBalance(db, account, 3n);
  const [key] = (await readCurrencies(dayIn(0))).aggregates;
  expect(addMoney(key?.opening ?? money(0n), key?.amount ?? money(0n))).toBe((key?.closing ?? 0n) - 3n);
  await tamperBalance(db, account, -3n);
});

test('of a part of the day a currency tells neither opening nor closing', async () => {
  for (const narrowed of [{ kind: 'BET' }, { systemAccount: 'gaming' }, { games: [] }] as const) {
    const { aggregates } = await readCurrencies(dayIn(0), narrowed);
    expect(aggregates.every(({ opening, closing }) => opening === null && closing === null)).toBe(true);
  }
});
