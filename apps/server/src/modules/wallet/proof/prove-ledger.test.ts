import { transaction } from '@hintha/platform';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { openWallet } from '../balance.ts';
import { hold } from '../hold-money.ts';
import { bet } from '../post.ts';
import { SYSTEM_ACCOUNTS } from '../types.ts';
import { proveLedger, proveNewPostings } from './prove-ledger.ts';

const database = testDatabase();
const application = testDatabase({ role: 'hintha_app' });

afterAll(() => expectProven(database));

const change = async (statement: string): Promise<number> => {
  const { rowCount } = await database.pool.query(statement);
  return rowCount ?? 0;
};

test('the system accounts are those that the code knows', async () => {
  const { rows } = await database.pool.query<{ name: string; id: bigint }>(
    'select name, id from wallet_account where id < 0',
  );
  expect(Object.fromEntries(rows.map(({ name, id }) => [name, id]))).toEqual(SYSTEM_ACCOUNTS);
});

test('a posting is never changed or removed, not even by the owner of the table', async () => {
  const id = await openFunded(database, 100n);
  for (const statement of [
    `update wallet_posting set amount = 1 where wallet = ${id}`,
    `delete from wallet_posting where wallet = ${id}`,
    'truncate wallet_posting',
  ]) {
    await expect(change(statement)).rejects.toThrow('never changed or removed');
  }
});

test('the application may bet and may not touch what it posted, by whatever name', async () => {
  // The second database of this file is another one, so the wallet is opened there.
  const id = 4_711n;
  await transaction(application, (tx) => openWallet(tx, id));
  expect(await bet(application, id, testEntry('a', 0n))).toMatchObject({ outcome: 'posted' });
  for (const statement of [
    'update wallet_posting set amount = 1',
    'delete from wallet_posting',
    'truncate wallet_posting',
    'alter table wallet_posting disable trigger all',
    'delete from wallet_account',
    'truncate wallet_system_counter',
  ]) {
    await expect(application.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
});

const CORRUPTIONS = [
  [
    'a wallet with more than its postings',
    'update wallet_account set balance = balance + 1 where id = $ID',
    'wallet',
  ],
  [
    'a system account with more than its postings',
    'update wallet_system_counter set balance = balance + 1 where account = -3',
    'system_account',
  ],
  ['held money without a hold', 'update wallet_account set held = held + 1 where id = $ID', 'held'],
] as const;

/** The running proof comes to a posting once every transaction before it has ended, those of other databases too. */
const expectFound = async (what: string): Promise<void> => {
  await expect.poll(findKinds).toContain(what);
};

const findKinds = async () => (await proveNewPostings(database)).map((difference) => difference.what);

test.each(CORRUPTIONS)(
  '%s is found, by the whole proof and by the running one',
  async (_, statement, what) => {
    const id = await openFunded(database, 100n);
    await transaction(database, (tx) => hold(tx, id, testEntry('h', 10n)));
    const corrupt = statement.replace('$ID', String(id));
    await change(corrupt);
    const full = await proveLedger(database);
    expect(full.map((difference) => difference.what)).toContain(what);
    await expectFound(what);
    await change(corrupt.replace('+ 1', '- 1'));
    await expectProven(database);
  },
);

test('a forged posting is found where the chain breaks', async () => {
  const id = await openFunded(database, 100n);
  await bet(database, id, testEntry('a', 10n));
  await change(`alter table wallet_posting disable trigger refuse_change`);
  const forge = (amount: number) =>
    change(`update wallet_posting set amount = ${amount} where wallet = ${id} and seq = 2`);
  await forge(-11);
  const [first] = (await proveLedger(database)).filter(({ what }) => what === 'chain');
  expect(first).toEqual({ what: 'chain', account: id, expected: 89n, found: 90n });
  await expectFound('chain');
  await forge(-10);
  await change(`alter table wallet_posting enable trigger refuse_change`);
});

test('the running proof looks at what is new alone and waits for transactions that have not ended', async () => {
  const id = await openFunded(database, 100n);
  await expectProven(database);
  await transaction(database, async (tx) => {
    await bet(tx, id, testEntry('slow', 10n));
    await bet(database, await openFunded(database, 50n), testEntry('quick', 10n));
    await expectProven(database);
  });
  const left = async () => {
    await expectProven(database);
    return (
      await database.pool.query(
        'select count(*) as left from wallet_posting, wallet_proof where xid >= watermark',
      )
    ).rows;
  };
  await expect.poll(left).toEqual([{ left: 0n }]);
});
