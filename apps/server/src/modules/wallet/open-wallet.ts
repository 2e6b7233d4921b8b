import type { Transaction } from '@hintha/platform';
import { insertWallet } from './account-store.ts';

/** Opens the wallet of an account under the account's id; an open one is left as it is. */
export const openWallet = async (tx: Transaction, accountId: bigint, currency = 'MMK'): Promise<void> =>
  insertWallet(tx, accountId, currency);
