import type { inbox } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredMessage {
  readonly id: bigint;
  readonly kind: inbox.MessageKind;
  readonly values: Record<string, string>;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

export const insertMessage = async (
  tx: Transaction,
  accountId: bigint,
  { kind, values, createdAt }: Pick<StoredMessage, 'kind' | 'values' | 'createdAt'>,
): Promise<void> => {
  await sql`
    insert into inbox_message (account_id, kind, values, created_at)
    values (${accountId}, ${kind}, ${JSON.stringify(values)}, ${createdAt})`.execute(tx);
};

export const selectMessages = async (
  db: Database,
  accountId: bigint,
  limit: number,
  offset: number,
): Promise<StoredMessage[]> => {
  const { rows } = await sql<StoredMessage>`
    select id, kind, values, created_at as "createdAt", read_at as "readAt"
    from inbox_message where account_id = ${accountId}
    order by id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const listMessagesOf = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<StoredMessage[]> => {
  const { rows } = await sql<StoredMessage>`
    select id, kind, values, created_at as "createdAt", read_at as "readAt"
    from inbox_message
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const countMessages = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from inbox_message where account_id = ${accountId}`.execute(db.kysely);
  return Number(rows[0]?.count ?? 0);
};

export const countUnreadMessages = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from inbox_message
    where account_id = ${accountId} and read_at is null`.execute(db.kysely);
  return Number(rows[0]?.count ?? 0);
};

export const updateRead = async (
  db: Database,
  accountId: bigint,
  ids: readonly bigint[],
  at: Date,
): Promise<void> => {
  await sql`
    update inbox_message set read_at = ${at}
    where account_id = ${accountId} and id = any(${ids}::bigint[]) and read_at is null`.execute(db.kysely);
};
