import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { readBalance } from './balance.ts';
import { hold, type HoldResult, release } from './hold-money.ts';
import { bet, post } from './post.ts';

const database = testDatabase();

afterEach(() => expectProven(database));

const setAside = (account: bigint, id: string, amount: bigint): Promise<HoldResult> =>
  transaction(database, (tx) => hold(tx, account, testEntry(id, amount)));

test('held money stays in the balance and cannot be spent', async () => {
  const id = await openFunded(database, 100n);
  await setAside(id, 'a', 60n);
  expect(await readBalance(database, id)).toMatchObject({ balance: 100n, held: 60n, available: 40n });
  expect(await bet(database, id, testEntry('b', 41n))).toEqual({
    outcome: 'insufficient_funds',
    balance: 100n,
    available: 40n,
  });
  expect(await setAside(id, 'c', 41n)).toEqual({
    outcome: 'insufficient_funds',
    balance: 100n,
    available: 40n,
  });
});

test('the same hold holds once', async () => {
  const id = await openFunded(database, 100n);
  const first = await setAside(id, 'a', 60n);
  expect(await setAside(id, 'a', 60n)).toEqual({ ...first, outcome: 'replayed' });
  expect(await setAside(id, 'a', 61n)).toEqual({ outcome: 'changed' });
  expect(await setAside(777_777n, 'a', 1n)).toEqual({ outcome: 'unknown_wallet' });
});

test('a release gives the money free once, and a withdrawal takes it in the same breath', async () => {
  const id = await openFunded(database, 100n);
  const held = await setAside(id, 'a', 60n);
  const holdId = 'holdId' in held ? held.holdId : 0n;
  const paid = await transaction(database, async (tx) => {
    expect(await release(tx, holdId)).toEqual({ outcome: 'released' });
    return post(tx, id, { ...testEntry('pay', 60n), kind: 'WITHDRAW' });
  });
  expect(paid).toMatchObject({ outcome: 'posted', balance: 40n, available: 40n });
  expect(await transaction(database, (tx) => release(tx, holdId))).toEqual({ outcome: 'replayed' });
  expect(await transaction(database, (tx) => release(tx, 0n))).toEqual({ outcome: 'unknown_hold' });
});

test('a hundred holds at once never hold more than there is', async () => {
  const id = await openFunded(database, 50n);
  const results = await Promise.all(Array.from({ length: 100 }, (_, n) => setAside(id, `h${n}`, 1n)));
  expect(results.filter(({ outcome }) => outcome === 'held')).toHaveLength(50);
  expect(await readBalance(database, id)).toMatchObject({ held: money(50n), available: money(0n) });
});
