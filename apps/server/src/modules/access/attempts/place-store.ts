import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export const insertPlace = async (db: Database, accountId: bigint, place: string): Promise<void> => {
  await sql`
    insert into access_place (account_id, place) values (${accountId}, ${place})
    on conflict do nothing`.execute(db.kysely);
};

/** Whether the account of a name has been signed in to from a place; a name without an account never has. */
export const isKnownPlace = async (db: Database, key: string, place: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select 1 from access_place p join access_account a on a.id = p.account_id
      where a.name_key = ${key} and p.place = ${place}) as known`.execute(db.kysely);
  return rows[0]?.known ?? false;
};
