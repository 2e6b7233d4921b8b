import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** An answer that is at hand under a shortcut, in both languages. */
export interface Canned {
  readonly id: bigint;
  readonly shortcut: string;
  readonly en: string;
  readonly my: string;
  readonly by: string;
  readonly at: Date;
}

export const listCanned = async (db: Database): Promise<Canned[]> => {
  const { rows } = await sql<Canned>`
    select id, shortcut, en, my, by, at from support_canned order by shortcut`.execute(db.kysely);
  return rows;
};

export const upsertCanned = async (tx: Transaction, canned: Omit<Canned, 'id'>): Promise<Canned> => {
  const { shortcut, en, my, by, at } = canned;
  const { rows } = await sql<Canned>`
    insert into support_canned (shortcut, en, my, by, at) values (${shortcut}, ${en}, ${my}, ${by}, ${at})
    on conflict (shortcut) do update
    set en = excluded.en, my = excluded.my, by = excluded.by, at = excluded.at
    returning id, shortcut, en, my, by, at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an answer was not written');
  return row;
};

export const deleteCanned = async (tx: Transaction, id: bigint): Promise<Canned | undefined> => {
  const { rows } = await sql<Canned>`
    delete from support_canned where id = ${id} returning id, shortcut, en, my, by, at`.execute(tx);
  return rows[0];
};
