import { type DomainEvent, transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { readBalance } from './balance.ts';
import { bet, findReceipt, payout, post } from './post.ts';

const database = testDatabase();

afterEach(() => expectProven(database));

test('a bet takes the stake and a payout gives the prize', async () => {
  const id = await openFunded(database, 1000n);
  const stake = await bet(database, id, testEntry('a', 300n));
  expect(stake).toEqual({ outcome: 'posted', seq: 2n, balance: 700n, available: 700n });
  const prize = await payout(database, id, testEntry('b', 50n));
  expect(prize).toEqual({ outcome: 'posted', seq: 3n, balance: 750n, available: 750n });
});

test('a bet above the balance is refused and tells the balance', async () => {
  const id = await openFunded(database, 100n);
  expect(await bet(database, id, testEntry('a', 101n))).toEqual({
    outcome: 'insufficient_funds',
    balance: 100n,
    available: 100n,
  });
});

test('the same key with the same facts gets the first answer again', async () => {
  const id = await openFunded(database, 100n);
  const first = await bet(database, id, testEntry('a', 40n));
  await bet(database, id, testEntry('b', 40n));
  expect(await bet(database, id, testEntry('a', 40n))).toEqual({ ...first, outcome: 'replayed' });
  expect(await findReceipt(database, id, { ...testEntry('a', 40n), kind: 'BET' })).toEqual({
    ...first,
    outcome: 'replayed',
  });
  expect(await readBalance(database, id)).toMatchObject({ balance: 20n });
});

test('the same key with other facts is told apart', async () => {
  const id = await openFunded(database, 100n);
  await bet(database, id, testEntry('a', 40n));
  const others = [
    { ...testEntry('a', 41n), kind: 'BET' },
    { ...testEntry('a', 40n), kind: 'PAYOUT' },
    { ...testEntry('a', 40n), kind: 'BET', systemAccount: 'jackpots' },
    { ...testEntry('a', 40n, 'another round'), kind: 'BET' },
  ] as const;
  for (const other of others) {
    expect(await post(database, id, other)).toEqual({ outcome: 'changed' });
    expect(await findReceipt(database, id, other)).toBeUndefined();
  }
  expect(await readBalance(database, id)).toMatchObject({ balance: 60n });
});

test('a wallet that was never opened, or a system account, takes no bets', async () => {
  expect(await bet(database, 999_999n, testEntry('a', 1n))).toEqual({ outcome: 'unknown_wallet' });
  expect(await payout(database, -1n, testEntry('a', 1n))).toEqual({ outcome: 'unknown_wallet' });
});

test('an entry of nothing is posted and replayed like any other', async () => {
  const id = await openFunded(database, 0n);
  expect(await payout(database, id, testEntry('a', 0n))).toMatchObject({ outcome: 'posted', balance: 0n });
  expect(await payout(database, id, testEntry('a', 0n))).toMatchObject({ outcome: 'replayed', seq: 2n });
});

test('a balance is announced after the commit and forgotten with a rollback', async () => {
  const id = await openFunded(database, 100n);
  const heard: DomainEvent[] = [];
  const stop = database.onEvent((event) => heard.push(event));
  await transaction(database, async (tx) => {
    await bet(tx, id, testEntry('a', 10n));
    expect(heard).toEqual([]);
  });
  const lost = transaction(database, async (tx) => {
    await bet(tx, id, testEntry('b', 10n));
    throw new Error('no');
  });
  await expect(lost).rejects.toThrow('no');
  stop();
  const key = String(id);
  expect(heard).toEqual([
    { type: 'balance-changed', key, sumBalance: '0.90', available: '0.90', held: '0.00' },
  ]);
});
