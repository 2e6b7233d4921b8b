import type { Database, Transaction } from '@hintha/platform';
import { selectLines } from './direct-store.ts';

/** The lines of accounts, each from its top down to itself; one that stands below nobody is the top of its own. */
export const readLines = async (
  on: Database | Transaction,
  accounts: readonly bigint[],
): Promise<Map<bigint, readonly bigint[]>> => {
  const lines = await selectLines(on, accounts);
  return new Map(accounts.map((account) => [account, lines.get(account) ?? [account]]));
};
