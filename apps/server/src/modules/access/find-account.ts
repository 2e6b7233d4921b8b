import type { AccountType } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import { money, type Money } from '@hintha/money';
import { nameKey } from './rules.ts';
import { findAccountRows, listAccountNames, type AccountRow } from './store.ts';

/** What other modules may know of an account. */
export interface KnownAccount {
  id: bigint;
  name: string;
  type: AccountType;
  locked: boolean;
  /** The largest single stake the account allows itself; null when it set none. */
  stakeLimit: Money | null;
  /** Whether the house takes no bets of the account. */
  bettingStopped: boolean;
  demo: boolean;
}

export const findAccount = async (db: Database, name: string): Promise<KnownAccount | undefined> =>
  (await findAccounts(db, [name])).get(name);

/** Accounts by the names they were asked for; unknown names are left out. */
export const findAccounts = async (
  db: Database,
  names: readonly string[],
): Promise<Map<string, KnownAccount>> => {
  const rows = await findAccountRows(db, names.map(nameKey));
  const byKey = new Map(rows.map((row) => [row.key, toKnownAccount(row)]));
  return new Map(
    names.flatMap((name) => {
      const account = byKey.get(nameKey(name));
      return account === undefined ? [] : [[name, account]];
    }),
  );
};

const toKnownAccount = (row: AccountRow): KnownAccount => ({
  id: row.id,
  name: row.name,
  type: row.type,
  locked: row.status === 'locked',
  stakeLimit: row.stakeLimit === null ? null : money(row.stakeLimit),
  bettingStopped: row.bettingStopped,
  demo: row.demo,
});

/** Names of accounts by id; unknown ids are left out. */
export const findAccountNames = async (
  db: Database,
  ids: readonly bigint[],
): Promise<Map<bigint, { name: string; demo: boolean }>> =>
  new Map((await listAccountNames(db, ids)).map((row) => [row.id, row]));
