import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { lockWallets, readBalance } from './balance.ts';
import { openGroupWriter } from './groups/group-writer.ts';
import { bet, payout, post } from './post.ts';
import { reverse } from './reverse.ts';
import { postingKey } from './rules.ts';

const database = testDatabase();

afterEach(() => expectProven(database));

const count = (results: readonly { outcome: string }[], outcome: string): number =>
  results.filter((result) => result.outcome === outcome).length;

const copies = <Result>(n: number, make: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: n }, (_, index) => make(index)));

test('fifty copies of one bet at once take the stake once and all get the same answer', async () => {
  const id = await openFunded(database, 100n);
  const results = await copies(50, () => bet(database, id, testEntry('a', 100n)));
  expect([count(results, 'posted'), count(results, 'replayed')]).toEqual([1, 49]);
  expect(new Set(results.map((result) => JSON.stringify(result, noOutcome)))).toHaveLength(1);
});

test('fifty copies through the group writer take the stake once as well', async () => {
  const id = await openFunded(database, 100n);
  const writer = openGroupWriter(database);
  const entry = { ...testEntry('a', 100n), kind: 'BET' } as const;
  const results = await copies(50, () => writer.post({ accountId: id, entries: [entry] }));
  await writer.close();
  const receipts = results.flatMap((result) => (result.outcome === 'accepted' ? result.receipts : []));
  expect([count(receipts, 'posted'), count(receipts, 'replayed')]).toEqual([1, 49]);
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt, noOutcome)))).toHaveLength(1);
});

test('of copies with other amounts one wins and the others are told apart', async () => {
  const id = await openFunded(database, 1000n);
  const results = await copies(20, (n) => bet(database, id, testEntry('a', BigInt(n + 1))));
  expect([count(results, 'posted'), count(results, 'changed')]).toEqual([1, 19]);
});

test('two hundred rounds of parallel bets of the whole balance never go below zero', async () => {
  const writer = openGroupWriter(database);
  const playRounds = async () => {
    const [single, grouped] = [await openFunded(database, 100n), await openFunded(database, 100n)];
    for (let round = 0; round < 20; round += 1) {
      const stake = (n: number) => ({ ...testEntry(`${round}/${n}`, 100n), kind: 'BET' }) as const;
      const alone = copies(4, (n) => bet(database, single, stake(n)));
      const together = copies(4, (n) => writer.post({ accountId: grouped, entries: [stake(n)] }));
      expect([count(await alone, 'posted'), count(await alone, 'insufficient_funds')]).toEqual([1, 3]);
      expect([count(await together, 'accepted'), count(await together, 'refused')]).toEqual([1, 3]);
      for (const account of [single, grouped])
        await payout(database, account, testEntry(`win ${round}`, 100n));
    }
    expect(await readBalance(database, single)).toMatchObject({ balance: 100n });
    expect(await readBalance(database, grouped)).toMatchObject({ balance: 100n });
  };
  await copies(10, playRounds);
  await writer.close();
});

test('a bet and its rollback at once end with the stake at home, whoever is first', async () => {
  for (let round = 0; round < 50; round += 1) {
    const id = await openFunded(database, 100n);
    const order = {
      key: postingKey('test', 'back'),
      original: postingKey('test', 'a'),
      source: 'test',
      reference: 'r',
    };
    const [placed, taken] = await Promise.all([
      bet(database, id, testEntry('a', 100n)),
      transaction(database, (tx) => reverse(tx, id, order)),
    ]);
    const pair = `${placed.outcome} ${taken.outcome}`;
    expect(['posted reversed', 'tombstoned tombstoned']).toContain(pair);
    expect(await readBalance(database, id)).toMatchObject({ balance: 100n });
  }
});

test('copies of a reversal at once take back once', async () => {
  const id = await openFunded(database, 100n);
  await bet(database, id, testEntry('a', 40n));
  const results = await copies(20, (n) =>
    transaction(database, (tx) =>
      reverse(tx, id, {
        key: postingKey('test', `back ${n % 2}`),
        original: postingKey('test', 'a'),
        source: 'test',
        reference: 'r',
      }),
    ),
  );
  expect([count(results, 'reversed'), count(results, 'replayed')]).toEqual([1, 19]);
  expect(await readBalance(database, id)).toMatchObject({ balance: 100n });
});

test('use cases that move two wallets crosswise get through when they lock them first', async () => {
  const [a, b] = [await openFunded(database, 1000n), await openFunded(database, 1000n)];
  const move = (from: bigint, to: bigint, id: string) =>
    transaction(database, async (tx) => {
      await lockWallets(tx, [from, to]);
      await post(tx, from, { ...testEntry(`${id} out`, 1n), kind: 'TRANSFER_OUT' });
      await post(tx, to, { ...testEntry(`${id} in`, 1n), kind: 'TRANSFER_IN' });
    });
  await copies(20, (n) => (n % 2 ? move(a, b, `t${n}`) : move(b, a, `t${n}`)));
  expect(await readBalance(database, a)).toMatchObject({ balance: 1000n });
});

const noOutcome = (name: string, value: unknown): unknown =>
  name === 'outcome' ? undefined : typeof value === 'bigint' ? String(value) : value;
