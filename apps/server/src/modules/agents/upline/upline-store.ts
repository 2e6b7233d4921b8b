import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Upline } from '../types.ts';

export const selectUpline = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<Upline | undefined> => {
  const { rows } = await sql<Upline>`
    select upline_id as id, to_upline as "mayReceive" from agents_member
    where account_id = ${accountId}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** Whether there is somebody above. */
export const updateToUpline = async (tx: Transaction, accountId: bigint, on: boolean): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update agents_member set to_upline = ${on} where account_id = ${accountId}`.execute(tx);
  return numAffectedRows > 0n;
};
