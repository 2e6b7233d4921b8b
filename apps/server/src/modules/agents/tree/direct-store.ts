import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const selectLines = async (
  on: Database | Transaction,
  accounts: readonly bigint[],
): Promise<Map<bigint, readonly bigint[]>> => {
  const { rows } = await sql<{ id: bigint; line: bigint[] }>`
    select account_id as id, line from agents_member where account_id = any (${accounts}::bigint[])`.execute(
    'pool' in on ? on.kysely : on,
  );
  return new Map(rows.map(({ id, line }) => [id, line]));
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
