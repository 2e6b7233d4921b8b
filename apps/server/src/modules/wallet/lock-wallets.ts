import type { Transaction } from '@hintha/platform';
import { lockInOrder } from './account-store.ts';

/**
 * Locks the wallets that a deed is about to move. A deed that moves more than one calls this first: everybody locks in
 * the order of the ids, so two such deeds never wait for each other crosswise.
 */
export const lockWallets = async (tx: Transaction, accountIds: readonly bigint[]): Promise<void> =>
  lockInOrder(tx, accountIds);
