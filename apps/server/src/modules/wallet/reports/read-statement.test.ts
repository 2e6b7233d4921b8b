import { sumMoney } from '@hintha/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { bet, payout, post } from '../post.ts';
import type { PostingKind } from '../types.ts';
import { fillBlocks, readStatement, type Statement } from './read-statement.ts';

const db = testDatabase();

const EVER = { from: new Date('2020-01-01'), to: new Date('2100-01-01') };
const read = (account: bigint, order: object = {}) =>
  readStatement(db, account, { ...EVER, kinds: null, before: null, limit: 20, ...order });

/** Postings in bulk, such as months of play leave behind: a bet of 3 and a win of 2 in turn, an hour for each 100. */
const fill = async (account: bigint, postings: number): Promise<void> => {
  await db.pool.query(
    `with state as (select id, balance, seq from wallet_account where id = $1),
     move as (
       select n, case when n % 2 = 1 then -3 else 2 end as amount from generate_series(1, $2::bigint) n
     ), posted as (
       insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind, source,
                                   reference)
       select id, seq + n, -1, amount, balance + sum(amount) over w, balance + sum(amount) over w,
              now() + n / 100 * interval '1 hour', gen_random_uuid(),
              case when n % 2 = 1 then 'BET' else 'PAYOUT' end::wallet_kind, 'test', 'r' || (n + 1) / 2
       from state, move window w as (order by n) returning amount
     ), counted as (
       insert into wallet_system_counter as c (account, slot, balance, postings)
       select -1, 0, -sum(amount), count(*) from posted
       on conflict (account, slot)
         do update set balance = c.balance + excluded.balance, postings = c.postings + excluded.postings
     )
     update wallet_account set balance = balance + (select sum(amount) from posted), seq = seq + $2,
            moved_at = now() + interval '1000 hours' where id = $1`,
    [account, postings],
  );
};

const sumOf = async (account: bigint, where = 'true') => {
  const { rows } = await db.pool.query(
    `select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came,
            coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as went, count(*) as postings
     from wallet_posting where wallet = $1 and kind <> 'TOMBSTONE' and ${where}`,
    [account],
  );
  return rows[0] as { came: bigint; went: bigint; postings: bigint };
};

const added = ({ totals }: Pick<Statement, 'totals'>) => ({
  came: sumMoney(totals.map(({ came }) => came)),
  went: sumMoney(totals.map(({ went }) => went)),
  postings: BigInt(totals.reduce((sum, { postings }) => sum + postings, 0)),
});

test('WALLET-006 pages follow one another without a gap, newest first, each with the balance after it', async () => {
  const account = await openFunded(db, 1_000n);
  for (let n = 0; n < 6; n += 1) await bet(db, account, testEntry(`p${n}`, 10n));
  const first = await read(account, { limit: 3 });
  const second = await read(account, { limit: 3, before: first.next });
  const third = await read(account, { limit: 3, before: second.next });
  const seqs = [first, second, third].flatMap(({ lines }) => lines.map(({ seq }) => seq));
  expect(seqs).toEqual([7n, 6n, 5n, 4n, 3n, 2n, 1n]);
  expect(third.next).toBeNull();
  expect(first.lines.map(({ balanceAfter }) => balanceAfter)).toEqual([940n, 950n, 960n]);
});

test('the totals are those of the filter, not of the page, and of the kinds that were asked for', async () => {
  const account = await openFunded(db, 1_000n);
  await bet(db, account, testEntry('b', 300n));
  await payout(db, account, testEntry('w', 120n));
  await post(db, account, { ...testEntry('bonus', 50n), kind: 'BONUS' });
  const all = await read(account, { limit: 1 });
  expect(added(all)).toEqual({ came: 1_170n, went: 300n, postings: 4n });
  const bonuses = await read(account, { kinds: ['BONUS', 'REBATE'] satisfies PostingKind[] });
  expect(bonuses.lines.map(({ kind }) => kind)).toEqual(['BONUS']);
  expect(bonuses.totals).toEqual([
    { kind: 'BONUS', systemAccount: 'bonuses', came: 50n, went: 0n, postings: 1 },
  ]);
});

test('totals equal the ledger to the hundredth, whatever part of it is summed in blocks', async () => {
  const account = await openFunded(db, 1_000_000n);
  await fill(account, 5_000);
  const check = async () => {
    for (const [hours, length] of [
      [-1, 100],
      [0, 1],
      [3, 20],
      [9, 31],
      [49, 3],
      [60, 10],
    ] as const) {
      const { rows } = await db.pool.query(
        `select min(at) + $2 * interval '1 hour' as from, min(at) + $3 * interval '1 hour' as to
         from wallet_posting where wallet = $1`,
        [account, hours, hours + length],
      );
      const period = rows[0] as { from: Date; to: Date };
      const span = `at >= '${period.from.toISOString()}' and at < '${period.to.toISOString()}'`;
      expect(added(await read(account, { ...period, limit: 1 }))).toEqual(await sumOf(account, span));
    }
  };
  await check();
  await fillBlocks(db);
  await fillBlocks(db);
  await check();
  await fill(account, 700);
  await fillBlocks(db);
  expect(added(await read(account, { limit: 1 }))).toEqual(await sumOf(account));
  const countBlocks = async () => {
    await fillBlocks(db);
    return (await db.pool.query('select count(distinct block) as blocks from wallet_block')).rows;
  };
  await expect.poll(countBlocks).toEqual([{ blocks: 5n }]);
});

test('a rare kind among many bets is found through an index of its own', async () => {
  const { rows } = await db.pool.query(
    `explain select seq from wallet_posting where wallet = 1 and seq > 0 and seq <= 900 and kind <> 'TOMBSTONE'
       and kind = any (array['DEPOSIT']::wallet_kind[]) and kind not in ('BET', 'PAYOUT') order by seq desc limit 20`,
  );
  expect(JSON.stringify(rows)).toContain('wallet_posting_rare');
});
