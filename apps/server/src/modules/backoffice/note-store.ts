import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface Note {
  readonly id: bigint;
  readonly author: string;
  readonly text: string;
  readonly at: Date;
}

export interface NewNote {
  readonly accountId: bigint;
  readonly staffId: bigint;
  readonly author: string;
  readonly text: string;
  readonly at: Date;
}

export const insertNote = async (tx: Transaction, note: NewNote): Promise<Note> => {
  const { accountId, staffId, author, text, at } = note;
  const { rows } = await sql<Note>`
    insert into backoffice_note (account_id, staff_id, author, text, at)
    values (${accountId}, ${staffId}, ${author}, ${text}, ${at})
    returning id, author, text, at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a note was not written');
  return row;
};

export const selectNotes = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Note[]> => {
  const { rows } = await sql<Note>`
    select id, author, text, at from backoffice_note
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const countNotes = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from backoffice_note where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.count ?? 0;
};
