import { money } from '@hintha/money';
import { transaction, type Database } from '@hintha/platform';
import {
  openWallet,
  post,
  postingKey,
  proveLedger,
  proveNewPostings,
  type Entry,
} from '@hintha/server/src/modules/wallet/index.ts';
import { expect } from 'vitest';

let lastAccount = 0n;

/** Opens a wallet of a new account with so much in it. */
export const openFunded = async (database: Database, amount: bigint): Promise<bigint> => {
  lastAccount += 1n;
  const id = lastAccount;
  await transaction(database, async (tx) => {
    await openWallet(tx, id);
    await post(tx, id, { ...testEntry('funds', amount), kind: 'DEPOSIT' });
  });
  return id;
};

/** An entry under the id; the key is the wallet's own, so wallets may use the same ids. */
export const testEntry = (id: string, amount: bigint, reference = 'round'): Omit<Entry, 'kind'> => ({
  amount: money(amount),
  key: postingKey('test', id),
  source: 'test',
  reference,
});

/** The books are whole: by every posting, and by those since the last time. */
export const expectProven = async (database: Database): Promise<void> => {
  expect(await proveLedger(database)).toEqual([]);
  expect(await proveNewPostings(database)).toEqual([]);
};
