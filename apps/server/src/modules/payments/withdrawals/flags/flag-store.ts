import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export type Mark = 'LOCKED' | 'BONUS_ABUSE';

export const selectAccountFlags = async (tx: Transaction, accountId: bigint): Promise<Mark[]> => {
  const { rows } = await sql<{ mark: Mark }>`
    select mark from payments_account_flag where account_id = ${accountId}`.execute(tx);
  return rows.map(({ mark }) => mark);
};

export const putAccountFlag = async (
  tx: Transaction,
  { accountId, mark, reason, at }: { accountId: bigint; mark: Mark; reason: string; at: Date },
): Promise<void> => {
  await sql`
    insert into payments_account_flag (account_id, mark, reason, at) values (${accountId}, ${mark}, ${reason}, ${at})
    on conflict (account_id, mark) do update set reason = excluded.reason, at = excluded.at`.execute(tx);
};

export const deleteAccountFlag = async (tx: Transaction, accountId: bigint, mark: Mark): Promise<void> => {
  await sql`delete from payments_account_flag where account_id = ${accountId} and mark = ${mark}`.execute(tx);
};

export interface StoredAccountFlag {
  readonly mark: Mark;
  readonly reason: string;
  readonly at: Date;
}

export const listAccountFlags = async (db: Database, accountId: bigint): Promise<StoredAccountFlag[]> => {
  const { rows } = await sql<StoredAccountFlag>`
    select mark, reason, at from payments_account_flag where account_id = ${accountId} order by at`.execute(
    db.kysely,
  );
  return rows;
};
