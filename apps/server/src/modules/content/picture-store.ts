import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly by: string;
  readonly at: Date;
}

export const insertPicture = async (tx: Transaction, picture: KeptPicture): Promise<void> => {
  const { id, width, height, by, at } = picture;
  await sql`
    insert into content_picture (id, width, height, added_by, added_at)
    values (${id}, ${width}, ${height}, ${by}, ${at})`.execute(tx);
};

export const hasPicture = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`select from content_picture where id = ${id}`.execute(db.kysely);
  return rows.length > 0;
};
