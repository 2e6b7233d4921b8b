import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { outstandingDebt, readBalance } from './balance.ts';
import { hold } from './hold-money.ts';
import { bet, payout } from './post.ts';
import { type ReversalResult, reverse } from './reverse.ts';
import { postingKey } from './rules.ts';

const database = testDatabase();

afterEach(() => expectProven(database));

const takeBack = (account: bigint, id: string, original: string): Promise<ReversalResult> =>
  transaction(database, (tx) =>
    reverse(tx, account, {
      key: postingKey('test', id),
      original: postingKey('test', original),
      source: 'test',
      reference: 'round',
    }),
  );

test('a reversed bet gives the stake back, once', async () => {
  const id = await openFunded(database, 100n);
  await bet(database, id, testEntry('bet', 30n));
  const first = await takeBack(id, 'back', 'bet');
  expect(first).toEqual({ outcome: 'reversed', seq: 3n, amount: 30n, balance: 100n, available: 100n });
  expect(await takeBack(id, 'back', 'bet')).toEqual({ ...first, outcome: 'replayed' });
  expect(await takeBack(id, 'back again', 'bet')).toEqual({ ...first, outcome: 'replayed' });
  expect(await readBalance(database, id)).toMatchObject({ balance: 100n });
});

test('a reversal before its bet leaves a tombstone that the bet meets', async () => {
  const id = await openFunded(database, 100n);
  const buried = { outcome: 'tombstoned', balance: 100n, available: 100n };
  expect(await takeBack(id, 'back', 'bet')).toEqual(buried);
  expect(await takeBack(id, 'back', 'bet')).toEqual(buried);
  expect(await bet(database, id, testEntry('bet', 30n))).toEqual({ outcome: 'tombstoned' });
  expect(await payout(database, id, testEntry('bet', 0n))).toEqual({ outcome: 'tombstoned' });
  expect(await readBalance(database, id)).toMatchObject({ balance: 100n });
});

test('a win after the rollback of its bet is still paid', async () => {
  const id = await openFunded(database, 100n);
  await bet(database, id, testEntry('bet', 30n));
  await takeBack(id, 'back', 'bet');
  expect(await payout(database, id, testEntry('win', 50n))).toMatchObject({
    outcome: 'posted',
    balance: 150n,
  });
});

test('a win that was spent is taken back in full: the wallet ends empty and the rest is owed', async () => {
  const id = await openFunded(database, 100n);
  await payout(database, id, testEntry('win', 500n));
  await bet(database, id, testEntry('bet', 350n));
  const taken = await takeBack(id, 'back', 'win');
  expect(taken).toMatchObject({ outcome: 'reversed', amount: -500n, balance: 0n, available: 0n });
  expect(await outstandingDebt(database, id)).toBe(250n);
  expect(await takeBack(id, 'back', 'win')).toEqual({ ...taken, outcome: 'replayed' });
  expect(await outstandingDebt(database, id)).toBe(250n);
});

test('held money is not touched by a reversal', async () => {
  const id = await openFunded(database, 100n);
  await payout(database, id, testEntry('win', 50n));
  await transaction(database, (tx) => hold(tx, id, testEntry('hold', 101n)));
  const taken = await takeBack(id, 'back', 'win');
  expect(taken).toMatchObject({ outcome: 'reversed', balance: 101n, available: 0n });
  expect(await outstandingDebt(database, id)).toBe(1n);
});

test('a key that means something else, a reversal of a reversal, a wallet nobody opened', async () => {
  const id = await openFunded(database, 100n);
  await bet(database, id, testEntry('bet', 30n));
  await bet(database, id, testEntry('other', 10n));
  expect(await takeBack(id, 'other', 'bet')).toEqual({ outcome: 'changed' });
  await takeBack(id, 'back', 'bet');
  expect(await takeBack(id, 'back', 'other')).toEqual({ outcome: 'changed' });
  expect(await takeBack(id, 'twice back', 'back')).toEqual({ outcome: 'irreversible' });
  expect(await takeBack(888_888n, 'back', 'bet')).toEqual({ outcome: 'unknown_wallet' });
});
