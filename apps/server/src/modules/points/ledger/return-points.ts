import type { Transaction } from '@hintha/platform';
import { insertPosting, lockAccount } from './ledger-store.ts';
import type { PointEntry } from './types.ts';

/** Gives back what a redemption took. Who locks a wallet too locks it before. */
export const returnPoints = async (tx: Transaction, returned: Omit<PointEntry, 'kind'>): Promise<void> => {
  await lockAccount(tx, returned.accountId);
  await insertPosting(tx, { ...returned, kind: 'REDEEM_RETURN' });
};
