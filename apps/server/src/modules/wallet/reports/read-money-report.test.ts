import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tamperBalance } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { adjust, bet, payout, post } from '../post.ts';
import { reverse } from '../reverse.ts';
import { postingKey } from '../rules.ts';
import { type DayReport, listDays, readMoneyReport } from './read-money-report.ts';
import { sumDays } from './sum-days.ts';

const db = testDatabase();

const today = async (): Promise<string> => {
  const { rows } = await db.pool.query(`select to_char(wallet_business_day(now()), 'YYYY-MM-DD') as day`);
  return rows[0].day as string;
};

const readToday = async (): Promise<DayReport> => {
  const day = await today();
  const [report] = await readMoneyReport(db, day, day);
  if (report === undefined) throw new Error('a day has a report');
  return report;
};

const plain = ({ lines }: DayReport) =>
  lines.map(({ kind, systemAccount: against, amount, postings }) => [kind, against, amount, postings]);

test('R18 a day closes: opening and what moved come to what the wallets hold', async () => {
  const account = await openFunded(db, 10_000n);
  await bet(db, account, testEntry('b', 700n));
  await payout(db, account, testEntry('w', 250n));
  await adjust(db, { accountId: account, amount: money(-50n), id: 'a', reason: 'test' });
  const report = await readToday();
  expect(report).toMatchObject({ opening: 0n, closing: 9_500n, difference: 0n });
  expect(plain(report)).toEqual([
    ['DEPOSIT', 'deposits', 10_000n, 1],
    ['BET', 'gaming', -700n, 1],
    ['PAYOUT', 'gaming', 250n, 1],
    ['ADJUST', 'adjustments', -50n, 1],
  ]);
});

test('what has been summed and what has not are counted once, however often is summed', async () => {
  const before = await readToday();
  await sumDays(db);
  await sumDays(db);
  expect(await readToday()).toEqual(before);
  const account = await openFunded(db, 100n);
  const half = await readToday();
  await sumDays(db);
  await bet(db, account, testEntry('c', 40n));
  expect(half.closing).toBe(before.closing + 100n);
  expect(await readToday()).toMatchObject({ closing: before.closing + 60n, difference: 0n });
});

test('a transaction that ends after its neighbours were summed is not forgotten', async () => {
  const account = await openFunded(db, 1_000n);
  const before = await readToday();
  await transaction(db, async (tx) => {
    await bet(tx, account, testEntry('slow', 10n));
    await openFunded(db, 5n);
    await sumDays(db);
    expect(await readToday()).toMatchObject({ closing: before.closing + 5n, difference: 0n });
  });
  await sumDays(db);
  expect(await readToday()).toMatchObject({ closing: before.closing - 5n, difference: 0n });
});

test('a reversal stands under the account that it takes from', async () => {
  const account = await openFunded(db, 1_000n);
  const key = postingKey('test', 'taken back');
  await bet(db, account, { ...testEntry('x', 10n), key });
  const order = { original: key, key: postingKey('test', 'back'), source: 'test', reference: 'round' };
  await transaction(db, (tx) => reverse(tx, account, order));
  const { lines, difference } = await readToday();
  expect(lines.filter(({ kind }) => kind === 'REVERSAL')).toMatchObject([
    { systemAccount: 'gaming', amount: 10n },
  ]);
  expect(difference).toBe(0n);
});

test('a business day begins at half past five in the evening of UTC, and days follow one another', async () => {
  const { rows } = await db.pool.query(
    `select to_char(wallet_business_day(at), 'YYYY-MM-DD') as day
     from unnest(array['2026-11-21T17:29:59Z', '2026-11-21T17:30:00Z']::timestamptz[]) as at`,
  );
  expect(rows).toEqual([{ day: '2026-11-21' }, { day: '2026-11-22' }]);
  expect(listDays('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  const day = await today();
  const days = await readMoneyReport(db, '2026-01-01', day);
  expect(days.slice(1).map(({ opening }) => opening)).toEqual(
    days.slice(0, -1).map(({ closing }) => closing),
  );
});

test('money that no posting made shows as the difference of the day', async () => {
  const account = await openFunded(db, 100n);
  await tamperBalance(db, account, 3n);
  expect((await readToday()).difference).toBe(3n);
  await tamperBalance(db, account, -3n);
  expect((await readToday()).difference).toBe(0n);
});

const MOVES = fc.array(
  fc.record({
    kind: fc.constantFrom('DEPOSIT', 'PAYOUT', 'REBATE', 'BONUS', 'BET', 'WITHDRAW'),
    amount: fc.bigInt(0n, 900n),
    sum: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

test('whatever moves and whenever it is summed, the day closes to the hundredth', async () => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(MOVES, async (moves) => {
      turn += 1;
      const account = await openFunded(db, 100_000n);
      for (const [n, { kind, amount, sum }] of moves.entries()) {
        await post(db, account, { ...testEntry(`${turn}/${n}`, amount), kind });
        if (sum) await sumDays(db);
        expect((await readToday()).difference).toBe(0n);
      }
    }),
    { numRuns: 12 },
  );
});
