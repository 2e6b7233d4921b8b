import { transaction, type Transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { countByTransaction, untilWaiting } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../balance.ts';
import { bet, findBasis } from '../post.ts';
import { reverse } from '../reverse.ts';
import type { PlainEntry } from '../types.ts';
import { type GroupCall, openGroupWriter } from './group-writer.ts';

const database = testDatabase();

afterEach(() => expectProven(database));

const stake = (id: string, amount: bigint): PlainEntry => ({ ...testEntry(id, amount), kind: 'BET' });
const prize = (id: string, amount: bigint): PlainEntry => ({ ...testEntry(id, amount), kind: 'PAYOUT' });

test('a lone call is answered with the receipts of its entries in their order', async () => {
  const writer = openGroupWriter(database);
  const id = await openFunded(database, 100n);
  const result = await writer.post({ accountId: id, entries: [stake('a', 60n), prize('b', 10n)] });
  expect(result).toEqual({
    outcome: 'accepted',
    receipts: [
      { outcome: 'posted', seq: 2n, balance: 40n, available: 40n },
      { outcome: 'posted', seq: 3n, balance: 50n, available: 50n },
    ],
  });
});

test.each([
  { writers: 1, postings: [33n] },
  { writers: 2, postings: [15n, 18n] },
])('calls that come together share the free writers: $writers', async ({ writers, postings }) => {
  const writer = openGroupWriter(database, { writers });
  const ids = await Promise.all(Array.from({ length: 11 }, () => openFunded(database, 100n)));
  const entries = [stake('a', 60n), prize('b', 10n), stake('c', 50n)];
  await Promise.all(ids.map((accountId) => writer.post({ accountId, entries })));
  expect(await countByTransaction(database, ids)).toEqual(postings);
});

test('a call whose second entry fails moves nothing and tells the balance before it', async () => {
  const writer = openGroupWriter(database);
  const id = await openFunded(database, 100n);
  const result = await writer.post({ accountId: id, entries: [stake('a', 60n), stake('b', 60n)] });
  const why = { outcome: 'insufficient_funds', balance: 100n, available: 100n };
  expect(result).toEqual({ outcome: 'refused', at: 1, why });
  expect(await readBalance(database, id)).toMatchObject({ balance: 100n });
  expect(await bet(database, id, testEntry('a', 60n))).toMatchObject({ outcome: 'posted' });
});

test('a win does not pay for the bet before it', async () => {
  const writer = openGroupWriter(database);
  const id = await openFunded(database, 10n);
  const early = await writer.post({ accountId: id, entries: [stake('a', 20n), prize('b', 100n)] });
  expect(early).toMatchObject({ outcome: 'refused', at: 0 });
  const late = await writer.post({ accountId: id, entries: [prize('c', 100n), stake('d', 110n)] });
  expect(late).toMatchObject({ outcome: 'accepted' });
});

test('what is known of a call is replayed and the rest is posted', async () => {
  const writer = openGroupWriter(database);
  const id = await openFunded(database, 100n);
  await writer.post({ accountId: id, entries: [stake('a', 60n)] });
  const result = await writer.post({ accountId: id, entries: [stake('a', 60n), prize('b', 5n)] });
  expect(result).toMatchObject({
    outcome: 'accepted',
    receipts: [
      { outcome: 'replayed', seq: 2n, balance: 40n },
      { outcome: 'posted', seq: 3n, balance: 45n },
    ],
  });
});

test('in a crowd every call gets its own answer', async () => {
  const writer = openGroupWriter(database);
  const rich = await Promise.all(Array.from({ length: 40 }, () => openFunded(database, 100n)));
  const [underfunded, doubled] = [await openFunded(database, 1n), await openFunded(database, 100n)];
  await bet(database, doubled, testEntry('a', 100n));
  const results = await Promise.all(
    [...rich, underfunded, doubled, 666_666n].map((accountId) =>
      writer.post({ accountId, entries: [stake('a', 100n)] }),
    ),
  );
  for (const result of results.slice(0, 40)) expect(result).toMatchObject({ outcome: 'accepted' });
  expect(results.slice(40)).toMatchObject([
    { outcome: 'refused', why: { outcome: 'insufficient_funds', balance: 1n } },
    { outcome: 'accepted', receipts: [{ outcome: 'replayed' }] },
    { outcome: 'refused', why: { outcome: 'unknown_wallet' } },
  ]);
});

test('calls of one wallet are posted in the order they came', async () => {
  const writer = openGroupWriter(database);
  const id = await openFunded(database, 0n);
  const calls = Array.from({ length: 60 }, (_, n) =>
    writer.post({ accountId: id, entries: [n % 2 ? stake(`${n}`, 5n) : prize(`${n}`, 5n)] }),
  );
  const results = await Promise.all(calls);
  const seqs = results.map((result) => (result.outcome === 'accepted' ? result.receipts[0]?.seq : 0n));
  expect(seqs).toEqual(calls.map((_, n) => BigInt(n + 2)));
});

interface NotedCall extends GroupCall {
  readonly note: string;
}

const NOTES = `
  create table if not exists note (word text primary key check (word <> 'bad'));
  create table if not exists note_length (letters integer)`;

const noteWriter = () =>
  openGroupWriter<NotedCall>(database, {
    coWritten: {
      name: 'write_notes',
      texts: (accepted) => [
        `insert into note select word from unnest($1::bigint[], $2::text[]) n (wallet, word) join ${accepted} using (wallet)`,
        `insert into note_length select length(word) from unnest($1::bigint[], $2::text[]) n (wallet, word)
         join ${accepted} using (wallet)`,
      ],
      values: (posted) => [posted.map(({ call }) => call.accountId), posted.map(({ call }) => call.note)],
    },
  });

test('rows of two tables are written with the postings, and only for what was posted', async () => {
  await database.pool.query(NOTES);
  const writer = noteWriter();
  const ids = await Promise.all(Array.from({ length: 20 }, () => openFunded(database, 100n)));
  const calls = ids.map((accountId, n) => ({
    accountId,
    entries: [stake('a', n ? 100n : 101n)],
    note: `n${n}`,
  }));
  const results = await Promise.all(calls.map((call) => writer.post(call)));
  expect(results.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(19);
  await Promise.all(calls.map((call) => writer.post(call)));
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from note');
  expect(rows).toEqual([{ n: 19 }]);
  const lengths = await database.pool.query<{ n: number }>('select count(*)::int as n from note_length');
  expect(lengths.rows).toEqual([{ n: 19 }]);
});

test('a group that fails is written call by call, and only the culprit is rejected', async () => {
  await database.pool.query(NOTES);
  const writer = noteWriter();
  const ids = await Promise.all(Array.from({ length: 12 }, () => openFunded(database, 100n)));
  const results = await Promise.allSettled(
    ids.map((accountId, n) =>
      writer.post({ accountId, entries: [stake('a', 100n)], note: n === 7 ? 'bad' : `crowd ${n}` }),
    ),
  );
  expect(results.map(({ status }) => status === 'rejected')).toEqual(ids.map((_, n) => n === 7));
  expect(await readBalance(database, ids[7] ?? 0n)).toMatchObject({ balance: 100n });
  expect(await readBalance(database, ids[8] ?? 0n)).toMatchObject({ balance: 0n });
});

const withBet = async (amount: bigint) => {
  const accountId = await openFunded(database, 1_000n);
  const entry = stake('bet', amount);
  await bet(database, accountId, entry);
  const basis = await findBasis(database, accountId, entry);
  if (basis === undefined) throw new Error('the bet does not stand');
  const win = { accountId, entries: [prize('win', 500n)], basis };
  const order = { key: testEntry('back', 0n).key, original: entry.key, source: 'test', reference: 'round' };
  return { accountId, win, rollBack: (tx: Transaction) => reverse(tx, accountId, order) };
};

const NOT_STANDING = { outcome: 'refused', at: 0, why: { outcome: 'not_standing' } };

test('a win that waits for the wallet while its bet is taken back is refused when it gets there', async () => {
  const writer = openGroupWriter(database);
  const { accountId, win, rollBack } = await withBet(100n);
  const { posted } = await transaction(database, async (tx) => {
    await rollBack(tx);
    const posting = writer.post(win);
    await untilWaiting(database);
    return { posted: posting };
  });
  expect(await posted).toEqual(NOT_STANDING);
  expect(await readBalance(database, accountId)).toMatchObject({ balance: 1_000n });
});

test('a win is paid though the wallet has moved since its bet was seen, and answered again after a rollback', async () => {
  const writer = openGroupWriter(database);
  const { accountId, win, rollBack } = await withBet(100n);
  await bet(database, accountId, testEntry('another', 10n));
  expect(await writer.post(win)).toMatchObject({ outcome: 'accepted', receipts: [{ balance: 1_390n }] });
  await transaction(database, rollBack);
  expect(await writer.post(win)).toMatchObject({ outcome: 'accepted', receipts: [{ outcome: 'replayed' }] });
  const late = { ...win, entries: [prize('late', 500n)] };
  expect(await writer.post(late)).toEqual(NOT_STANDING);
});

test('a writer that closes answers what it took', async () => {
  const writer = openGroupWriter(database, { writers: 1 });
  const ids = await Promise.all(Array.from({ length: 5 }, () => openFunded(database, 100n)));
  const results = ids.map((accountId) => writer.post({ accountId, entries: [stake('a', 1n)] }));
  await writer.close();
  expect((await Promise.all(results)).every(({ outcome }) => outcome === 'accepted')).toBe(true);
});
