import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** The lines of accounts, each from its top down to itself; one that stands below nobody is the top of its own. */
export const selectLines = async (
  on: Database | Transaction,
  accounts: readonly bigint[],
): Promise<Map<bigint, readonly bigint[]>> => {
  const { rows } = await sql<{ id: bigint; line: bigint[] }>`
    select account_id as id, line from agents_member where account_id = any (${accounts}::bigint[])`.execute(
    'pool' in on ? on.kysely : on,
  );
  const lines = new Map(rows.map(({ id, line }) => [id, line]));
  return new Map(accounts.map((account) => [account, lines.get(account) ?? [account]]));
};

/** Those right below an account, by the order in which they came. */
export const selectDirect = async (
  on: Database | Transaction,
  account: bigint,
  limit: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select account_id as id from agents_member where upline_id = ${account}
    order by joined_at, account_id limit ${limit}`.execute('pool' in on ? on.kysely : on);
  return rows.map(({ id }) => id);
};
