import type { AccountType } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import { money, type Money } from '@hintha/money';
import { nameKey } from './rules.ts';
import { findAccountRow, listAccountNames } from './store.ts';

/** What other modules may know of an account. */
export interface KnownAccount {
  id: bigint;
  name: string;
  type: AccountType;
  locked: boolean;
  /** The largest single stake the account allows itself; null when it set none. */
  stakeLimit: Money | null;
  demo: boolean;
}

export const findAccount = async (db: Database, name: string): Promise<KnownAccount | undefined> => {
  const row = await findAccountRow(db, nameKey(name));
  if (row === undefined) return undefined;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    locked: row.status === 'locked',
    stakeLimit: row.stakeLimit === null ? null : money(row.stakeLimit),
    demo: row.demo,
  };
};

/** Names of accounts by id; unknown ids are left out. */
export const findAccountNames = async (
  db: Database,
  ids: readonly bigint[],
): Promise<Map<bigint, { name: string; demo: boolean }>> =>
  new Map((await listAccountNames(db, ids)).map((row) => [row.id, row]));
